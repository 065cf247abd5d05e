import { ask, endPhase } from '../table/asking';
import { at, sum } from '../table/lists';
import { clockwiseFrom } from '../table/seats';
import { changePrestige, gainToken } from './changes';
import { EVENT_FACTS, LOWEST_PLACE, OPEN_EVENTS, PREVENTED_EVENTS } from './components';
import { WHY } from './events';
import { bringUp, letOccur } from './flips';
import { NONE, type SyllaTable, type SyllaView } from './state';

/** Phase V once all cubes lie on the events: rewards, then which two events are prevented. */
export function settleFight(table: SyllaTable): void {
  rewardMajorities(table);
  preventClearOnes(table);
  askPreventOrOccur(table);
}

function rewardMajorities(table: SyllaTable): void {
  const { G, ctx } = table;
  for (let place = 0; place < OPEN_EVENTS; place++) {
    const cubes = at(G.fight.cubes, place);
    const most = Math.max(...cubes);
    if (most === 0) continue;
    const { reward } = at(EVENT_FACTS, at(G.events, place));
    for (const seat of clockwiseFrom(G.consul, ctx.numPlayers)) {
      if (at(cubes, seat) !== most) continue;
      if (reward === 'prestige') changePrestige(table, seat, 1, WHY.event);
      else gainToken(table, seat, reward, WHY.event);
    }
  }
}

export function cubesOn({ fight }: SyllaView, place: number): number {
  return sum(at(fight.cubes, place));
}

/** So many cubes as the second of the most fought events has: who has more is prevented for certain. */
function threshold(view: SyllaView): number {
  let first = NONE;
  let second = NONE;
  for (let place = 0; place < OPEN_EVENTS; place++) {
    const cubes = cubesOn(view, place);
    if (cubes > first) {
      second = first;
      first = cubes;
    } else if (cubes > second) second = cubes;
  }
  return second;
}

/** The Consul may choose this event for a place that a tie leaves open. */
export function isTied(view: SyllaView, place: number): boolean {
  return cubesOn(view, place) === threshold(view) && !view.fight.prevented.includes(place);
}

function preventClearOnes(table: SyllaTable): void {
  const { G } = table;
  const second = threshold(G);
  let tied = 0;
  for (let place = 0; place < OPEN_EVENTS; place++) {
    if (cubesOn(G, place) > second) markPrevented(table, place, false);
    else if (cubesOn(G, place) === second) tied += 1;
  }
  if (G.fight.prevented.length + tied > PREVENTED_EVENTS) return;
  for (let place = 0; place < OPEN_EVENTS; place++) {
    if (isTied(G, place)) markPrevented(table, place, false);
  }
}

export function prevent(table: SyllaTable, place: number): void {
  markPrevented(table, place, true);
  askPreventOrOccur(table);
}

function markPrevented({ G, chronicle }: SyllaTable, place: number, chosen: boolean): void {
  G.fight.prevented.push(place);
  chronicle.tell('prevented', place, at(G.events, place), Number(chosen));
}

function askPreventOrOccur(table: SyllaTable): void {
  const { G } = table;
  if (G.fight.prevented.length < PREVENTED_EVENTS) return ask(G, 'prevent', G.consul);
  if (letOccur(table, 0)) askRemoval(table);
}

/** One of the two prevented events leaves: never Decadence, else the more fought, else as the Consul says. */
export function askRemoval(table: SyllaTable): void {
  const { G } = table;
  const first = at(G.fight.prevented, 0);
  const second = at(G.fight.prevented, 1);
  if (first === LOWEST_PLACE) return removeEvent(table, second, false);
  if (second === LOWEST_PLACE) return removeEvent(table, first, false);
  const more = cubesOn(G, first) - cubesOn(G, second);
  if (more === 0) ask(G, 'remove', G.consul);
  else removeEvent(table, more > 0 ? first : second, false);
}

export function removeEvent(table: SyllaTable, place: number, chosen: boolean): void {
  const { G, chronicle } = table;
  const leaving = at(G.events, place);
  G.events[place] = NONE;
  G.eventsGone.push(leaving);
  chronicle.tell('eventLeaves', place, leaving, Number(chosen));
  bringUp(table);
  const drawn = G.eventPile.pop() ?? NONE;
  G.events[place] = drawn;
  chronicle.tell('newEvent', place, drawn);
  for (const cubes of G.fight.cubes) cubes.fill(0);
  G.fight.prevented.length = 0;
  endPhase(G);
}
