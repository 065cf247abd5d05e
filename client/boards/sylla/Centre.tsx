import { SALE_PLACES, WORK_FACTS } from '../../../game/sylla/components';
import { NONE } from '../../../game/sylla/state';
import { at } from '../../../game/table/lists';
import { Group } from '../../ui/Group';
import { Icon } from '../../ui/Icon';
import { tip } from '../../ui/tip';
import { WORK_ART } from './art';
import { BuildingView, CardView, Hexagon } from './pieces';
import { firstArgs, useDesk, useSylla } from './SyllaContext';

/** The characters on display. */
export function Display() {
  const table = useSylla();
  const { view, play } = table;
  const { phrases } = useDesk();
  const lit = firstArgs(table, 'recruit');
  return (
    <section className="display" data-place="display" aria-label={phrases.display}>
      <h2>{phrases.display}</h2>
      <Group className="display-cards" label={phrases.display}>
        {view.display.map((card, i) =>
          card === NONE ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <span key={i} className="card small gone" />
          ) : (
            <CardView
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              key={i}
              card={card}
              size="small"
              onTouch={
                lit.includes(card) ? () => play({ move: 'recruit', args: [card] }) : undefined
              }
            />
          ),
        )}
        {view.display.length === 0 && <p className="faint">{phrases.empty}</p>}
      </Group>
      <p className="pile faint">
        {phrases.pileLeft(view.characterPile.length + view.returned.length)}
      </p>
    </section>
  );
}

/** Six places where buildings are for sale. */
export function SalePlaces() {
  const table = useSylla();
  const { view, play, said, who } = table;
  const { about, phrases } = useDesk();
  const lit = firstArgs(table, 'offerBuilding');
  const isOpen = ['bid', 'payment'].includes(view.asked.what);
  return (
    <section className="sale" data-place="sale" aria-label={phrases.sale}>
      <h2>{phrases.sale}</h2>
      <Group className="sale-places" label={phrases.sale}>
        {view.places.map((building, place) => {
          const colour = at(SALE_PLACES, place);
          const isOffered = isOpen && place === view.sale.place;
          const { best, leader } = view.sale;
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              key={place}
              className={`sale-place colour-${colour} ${isOffered ? 'offered' : ''}`}
              data-place={`sale-${place}`}
              {...tip(about.salePlaces[colour])}
            >
              <span className="sale-colour">
                <Hexagon colour={colour} />
                {said.names.colours[colour]}
              </span>
              {building === NONE ? (
                <span className="tile small gone">{phrases.empty}</span>
              ) : (
                <BuildingView
                  building={building}
                  size="small"
                  onTouch={
                    lit.includes(place)
                      ? () => play({ move: 'offerBuilding', args: [place] })
                      : undefined
                  }
                />
              )}
              {isOffered && (
                <span className="sale-bid">
                  {leader === NONE ? phrases.onOffer : phrases.bestBid(who(leader), best)}
                </span>
              )}
            </div>
          );
        })}
      </Group>
    </section>
  );
}

/** The Great Work of this turn, the next one, and the one that is not built at all. */
export function GreatWork() {
  const { view, said } = useSylla();
  const { about, phrases } = useDesk();
  const { works, virtues } = said.names;
  const isLaid = view.work !== NONE;
  const now = isLaid ? view.work : (view.worksAhead[0] ?? NONE);
  const next = isLaid ? (view.worksAhead[0] ?? NONE) : NONE;
  const facts = now === NONE ? undefined : at(WORK_FACTS, now);
  const benefit = facts?.benefit;
  return (
    <section className="work" data-place="work" aria-label={phrases.work}>
      <h2>{phrases.work}</h2>
      {facts && (
        <div className="work-now" {...tip(`${works[now]}\n${about.works[now]}`)}>
          <Icon sheet="works" name={WORK_ART[now] ?? ''} className="work-art" />
          <strong>{works[now]}</strong>
          <span className="work-rewards">
            {'places' in facts.rewards
              ? facts.rewards.places.join(' / ')
              : facts.rewards.votes
                  .map(({ least, prestige }) => `${least}+ → ${prestige}`)
                  .join(', ')}
            <Icon name="prestige" label={phrases.prestige} />
          </span>
          {benefit && (
            <span className="faint">
              {phrases.togetherRaises(
                benefit.votes,
                benefit.raises === 'famineDown'
                  ? phrases.famineDown
                  : `${virtues[benefit.raises]} +1`,
              )}
            </span>
          )}
        </div>
      )}
      <div className="work-row">
        {next !== NONE && (
          <span className="work-small" {...tip(`${works[next]}\n${about.workNext}`)}>
            <Icon sheet="works" name={WORK_ART[next] ?? ''} className="work-small-art" />
            {phrases.next}: {works[next]}
          </span>
        )}
        <span
          className="work-small removed"
          {...tip(`${works[view.workRemoved]}\n${about.workRemoved}`)}
        >
          <Icon sheet="works" name={WORK_ART[view.workRemoved] ?? ''} className="work-small-art" />
          {phrases.removed}: {works[view.workRemoved]}
        </span>
      </div>
    </section>
  );
}
