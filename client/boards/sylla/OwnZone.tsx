import { SALE_PLACES } from '../../../game/sylla/components';
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
  const { view } = useSylla();
  const { phrases } = useDesk();
  const touch = useCardTouch();
  const touchBuilding = useBuildingTouch();
  const player = view.players[seat];
  if (!player) return null;
  const counted = new Map<string, number>();
  return (
    <section
      className="own-zone"
      data-seat={seat}
      data-place={`seat-${seat}`}
      aria-label={phrases.own}
    >
      <header>
        <h3>
          <SeatName seat={seat} />
        </h3>
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
            onTouch={touchBuilding(building, faceDown)}
          />
        ))}
      </Group>
    </section>
  );
}

/** What touching an own card does: turn it to pay, or turn it face down. */
function useCardTouch() {
  const { options, play, said, view } = useSylla();
  const { chosen, choose } = useDesk();
  const [payment] = options.flatMap(({ move, args }) => (move === 'pay' ? args : []));
  return (card: number, lies: Lies, nth: number) => {
    if (payment !== undefined && isTally(payment)) {
      if (lies !== 'upright') return {};
      const most = at(payment.upTo, card);
      if (most === 0) {
        const why = said.refusals.noHexagon({ card, colour: colourOf(view) });
        return { why };
      }
      const isChosen = nth < (chosen[card] ?? 0);
      const change = isChosen ? -1 : 1;
      const isFull = !isChosen && sum(chosen) >= payment.most;
      return {
        chosen: isChosen,
        onTouch: () =>
          choose(
            isFull ? swapped(chosen, card) : chosen.map((n, i) => (i === card ? n + change : n)),
          ),
      };
    }
    const flip = options.find(
      ({ move, args }) =>
        move === 'flipCard' && args[0] === card && args[1] === (lies === 'sideways'),
    );
    if (!flip || lies.startsWith('faceDown')) return {};
    return { onTouch: () => play({ move: 'flipCard', args: [card, lies === 'sideways'] }) };
  };
}

function colourOf({ sale }: { sale: { place: number } }): number {
  return SALE_PLACES[sale.place] ?? 0;
}

/** One card more of this kind, and one less of the first other kind that is chosen. */
function swapped(chosen: readonly number[], card: number): number[] {
  const other = chosen.findIndex((n, i) => n > 0 && i !== card);
  return chosen.map((n, i) => (i === card ? n + 1 : i === other ? n - 1 : n));
}

function useBuildingTouch() {
  const { options, play } = useSylla();
  const lit = options.flatMap(({ move, args }) => (move === 'flipBuilding' ? [args[0]] : []));
  return (building: number, faceDown: boolean) =>
    !faceDown && lit.includes(building)
      ? () => play({ move: 'flipBuilding', args: [building] })
      : undefined;
}
