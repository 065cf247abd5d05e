import { add, at, range } from '../table/lists';
import type { Option } from '../table/options';
import { DICE, FORUM_PAIR, HIGHEST, VALUES } from './components';
import { countOf } from './dice';
import { seatWithSet, whyNotInCastrum } from './placing/castrum';
import { listForum } from './placing/forum';
import { isBetterRun, whyNotInSenatus } from './placing/senatus';
import { listTemplum } from './placing/templum';
import type { AleaView } from './state';

/** Whether a hand, dice as counts by value, gives what somebody hopes for. */
export type Want = (hand: readonly number[]) => boolean;

/**
 * The chance that the dice kept and so many rolled again give what is wanted. Exact: every result is looked at once,
 * weighed with the number of ways in which the dice can show it.
 */
export function oddsOf(kept: readonly number[], rolled: number, wants: Want): number {
  const hand = kept.slice();
  let hits = 0;
  const roll = (value: number, left: number, ways: number): void => {
    if (value === HIGHEST) {
      add(hand, value - 1, left);
      if (wants(hand)) hits += ways;
      add(hand, value - 1, -left);
      return;
    }
    for (let count = 0; count <= left; count++) {
      add(hand, value - 1, count);
      roll(value + 1, left - count, ways * at(at(CHOOSE, left), count));
      add(hand, value - 1, -count);
    }
  };
  roll(1, rolled, 1);
  return hits / VALUES.length ** rolled;
}

/** In how many ways k of n dice can be chosen. */
const CHOOSE = range(DICE + 1).map((n) => range(n + 1).map((k) => choose(n, k)));

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

// --- Of a hand alone -----------------------------------------------------------------------------------------------

/** At least so many dice of one value. */
export const setOf =
  (size: number): Want =>
  (hand) =>
    hand.some((count) => count >= size);

/** At least so many consecutive values. */
export const runOf =
  (length: number): Want =>
  (hand) => {
    let run = 0;
    return hand.some((count) => {
      run = count > 0 ? run + 1 : 0;
      return run >= length;
    });
  };

/** Two dice that may go to the Forum together. */
export const forumPair: Want = (hand) =>
  VALUES.some((low) => {
    const high = FORUM_PAIR - low;
    return low < high && countOf(hand, low) > 0 && countOf(hand, high) > 0;
  });

// --- Of a hand at this table ---------------------------------------------------------------------------------------

/** Some of the dice can be placed in the Templum, which always takes the lead there. */
export function leadsTemplum(view: AleaView, seat: number): Want {
  return imagined(view, seat, (table) => {
    const found: Option[] = [];
    listTemplum(table, seat, found);
    return found.length > 0;
  });
}

/** Some of the dice make the best run in the Senatus, with those of the player that already lie there. */
export function leadsSenatus(view: AleaView, seat: number): Want {
  const rivals = view.senatus.filter((_, rival) => rival !== seat);
  return imagined(view, seat, (table) =>
    VALUES.some((low) =>
      VALUES.some(
        (high) =>
          !whyNotInSenatus(table, seat, low, high) &&
          rivals.every((run) => isBetterRun({ low, high }, run)),
      ),
    ),
  );
}

/** Some of the dice make a set that would take a province if the Castrum paid now. */
export function earnsProvince(view: AleaView, seat: number): Want {
  return imagined(view, seat, (table) => {
    const { hand } = at(table.players, seat);
    const sets = at(table.castrum, seat);
    return VALUES.some((value) =>
      range(countOf(hand, value)).some((i) => {
        const size = countOf(sets, value) + i + 1;
        if (whyNotInCastrum(table, seat, value, i + 1)) return false;
        return betterSets(table, value, size) < view.openProvinces.length;
      }),
    );
  });
}

/** Some die finds a pillar in the Forum. */
export function findsPillar(view: AleaView, seat: number): Want {
  return imagined(view, seat, (table) => {
    const found: Option[] = [];
    listForum(table, seat, found);
    return found.length > 0;
  });
}

/** How many sets would be paid before this one. */
function betterSets(view: AleaView, value: number, size: number): number {
  let better = 0;
  for (const other of VALUES) {
    for (let larger = other > value ? size : size + 1; larger <= DICE; larger++) {
      if (seatWithSet(view, other, larger) >= 0) better += 1;
    }
  }
  return better;
}

/** The same table with another hand before the seat. One copy serves all hands that are tried. */
function imagined(view: AleaView, seat: number, holds: (table: AleaView) => boolean): Want {
  const player = { ...at(view.players, seat) };
  const players = view.players.map((each, i) => (i === seat ? player : each));
  const table = { ...view, players };
  return (hand) => {
    player.hand = hand.slice();
    return holds(table);
  };
}
