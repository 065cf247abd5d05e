import { saleColour } from '../../../game/sylla/phases/buildings';
import { at, sum } from '../../../game/table/lists';
import { isTally } from '../../../game/table/options';
import { SeatName } from '../../table/SeatName';
import { Group } from '../../ui/Group';
import { Icon } from '../../ui/Icon';
import { BuildingView, CardView } from './pieces';
import { buildingsOf, cardsOf, type Lies, Purse } from './SeatZone';
import { useDesk, useSylla } from './SyllaContext';

/** What lies before the person at the screen, large enough to touch. */
export function OwnZone({ seat }: { seat: number }) {
  const { view, colourOf } = useSylla();
  const { phrases } = useDesk();
  const touch = useCardTouch();
  const touchBuilding = useBuildingTouch();
  const player = view.players[seat];
  if (!player) return null;
  const counted = new Map<string, number>();
  return (
    <section
      className="own-zone"
      data-colour={colourOf(seat)}
      data-place={`seat-${seat}`}
      aria-label={phrases.own}
    >
      <header>
        <h2>
          <SeatName seat={seat} />
        </h2>
        {seat === view.consul && (
          <Icon name="consul" label={phrases.consul} className="icon consul" />
        )}
        <span className="zone-prestige">
          {player.prestige}
          <Icon name="prestige" label={phrases.prestige} />
        </span>
        <Purse seat={seat} />
      </header>
      <Group className="own-pieces" label={phrases.own}>
        {cardsOf(player).map(({ card, lies, key }) => {
          const nth = counted.get(`${card}${lies}`) ?? 0;
          counted.set(`${card}${lies}`, nth + 1);
          return (
            <CardView key={key} card={card} lies={lies} size="large" {...touch(card, lies, nth)} />
          );
        })}
        {buildingsOf(player).map(({ building, faceDown, key }) => (
          <BuildingView
            key={key}
            building={building}
            faceDown={faceDown}
            size="large"
            {...touchBuilding(building, faceDown)}
          />
        ))}
      </Group>
    </section>
  );
}

/** What touching an own card does: turn it to pay, or turn it face down; or why it does nothing. */
function useCardTouch() {
  const { options, isAsked, play, said, view, whyNot } = useSylla();
  const { chosen, choose } = useDesk();
  const [payment] = options.flatMap(({ move, args }) => (move === 'pay' ? args : []));
  return (card: number, lies: Lies, nth: number) => {
    if (payment !== undefined && isTally(payment)) {
      if (lies !== 'upright') return { why: said.refusals.notUpright({ card }) };
      if (at(payment.upTo, card) === 0)
        return { why: said.refusals.noHexagon({ card, colour: saleColour(view) }) };
      const isChosen = nth < (chosen[card] ?? 0);
      const isFull = !isChosen && sum(chosen) >= payment.most;
      const change = isChosen ? -1 : 1;
      const next = isFull
        ? swapped(chosen, card)
        : chosen.map((n, i) => (i === card ? n + change : n));
      return { chosen: isChosen, onTouch: () => choose(next) };
    }
    if (!isAsked || view.asked.what !== 'flip') return {};
    const args: [number, boolean] = [card, lies === 'sideways'];
    const why = lies.startsWith('faceDown')
      ? said.refusals.cardNotFaceUp({ card })
      : whyNot('flipCard', args);
    return why === null ? { onTouch: () => play({ move: 'flipCard', args }) } : { why };
  };
}

/** One card more of this kind, and one less of the first other kind that is chosen. */
function swapped(chosen: readonly number[], card: number): number[] {
  const other = chosen.findIndex((n, i) => n > 0 && i !== card);
  return chosen.map((n, i) => (i === card ? n + 1 : i === other ? n - 1 : n));
}

function useBuildingTouch() {
  const { isAsked, view, play, said, whyNot } = useSylla();
  return (building: number, faceDown: boolean) => {
    if (!isAsked || view.asked.what !== 'flip') return {};
    const why = faceDown
      ? said.refusals.buildingNotFaceUp({ building })
      : whyNot('flipBuilding', [building]);
    if (why !== null) return { why };
    return { onTouch: () => play({ move: 'flipBuilding', args: [building] }) };
  };
}
