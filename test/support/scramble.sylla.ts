import type { SyllaState } from '../../game/sylla/state';
import { EVERYBODY } from '../../game/table/asking';
import { range } from '../../game/table/lists';
import type { Random } from '../../game/table/random';

/** Another state that differs from this one only in what the seat (null: a spectator) may not know. */
export function scrambleSylla(G: SyllaState, seat: number | null, random: Random): SyllaState {
  const other = structuredClone(G);
  other.characterPile = random.Shuffle(other.characterPile);
  other.buildingPile = random.Shuffle(other.buildingPile);
  other.eventPile = random.Shuffle(other.eventPile);
  const [visible, ...hidden] = other.worksAhead;
  if (visible !== undefined) other.worksAhead = [visible, ...random.Shuffle(hidden)];
  const over = G.scores.length > 0;
  other.players.forEach((player, owner) => {
    if (owner === seat || over) return;
    player.purse = { money: random.Die(40) - 1, tokens: range(3).map(() => random.Die(9) - 1) };
    if (G.asked.seat !== EVERYBODY || !player.decided) return;
    player.stake = random.Die(40) - 1;
    player.build = random.Number() < 0.5;
    player.choice = random.Shuffle(player.choice);
  });
  return other;
}

/** Events after which nobody can un-know what was drawn or shown. */
export const REVEALS_SYLLA = [
  'startsWith',
  'displayed',
  'forSale',
  'newEvent',
  'workAhead',
  'staked',
  'showsTokens',
];
