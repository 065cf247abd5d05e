import { at, sum } from '../../table/lists';
import type { Candidate } from '../../table/search/mind';
import { factsFor } from '../components';
import type { AleaState } from '../state';
import { F } from './features';

/** Which dice to roll again: of all subsets only those that keep something. */
export function rerolls(G: AleaState, seat: number): Candidate[] {
  const { hand } = at(G.players, seat);
  const found: Candidate[] = [];
  const seen = new Set<string>();
  const offer = (kept: readonly number[], feature?: number): void => {
    const dice = hand.map((count, i) => count - at(kept, i));
    const key = dice.join();
    if (sum(dice) === 0 || seen.has(key)) return;
    seen.add(key);
    const features = [F.reroll, 1, F.rerollDice, sum(dice)];
    if (feature !== undefined) features.push(feature, sum(kept));
    if (G.round === factsFor(G.players.length).rounds) features.push(F.rerollLastRound, 1);
    found.push({ move: 'reroll', args: [dice], features });
  };
  offer(hand.map(() => 0));
  offer(keptSet(hand), F.rerollSparesSet);
  offer(keptRun(hand), F.rerollSparesRun);
  offer(
    hand.map((count, i) => (i === 0 ? count : 0)),
    F.rerollSparesLow,
  );
  return found;
}

/** All dice of the value of which there are most, the higher of equals. */
function keptSet(hand: readonly number[]): number[] {
  const most = Math.max(...hand);
  const value = hand.lastIndexOf(most);
  return hand.map((count, i) => (i === value ? count : 0));
}

/** One die of each value of the longest run. */
function keptRun(hand: readonly number[]): number[] {
  let best = { low: 0, length: 0 };
  let length = 0;
  hand.forEach((count, i) => {
    length = count > 0 ? length + 1 : 0;
    if (length >= best.length) best = { low: i - length + 1, length };
  });
  return hand.map((_, i) => Number(i >= best.low && i < best.low + best.length));
}
