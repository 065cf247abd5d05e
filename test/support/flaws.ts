import type { Ctx } from 'boardgame.io';
import type { GameId } from '../../game';
import { flaws as aleaFlaws } from '../../game/alea/invariants';
import { flaws as syllaFlaws } from '../../game/sylla/invariants';
import type { Asking } from '../../game/table/asking';
import { flaws as triumvirateFlaws } from '../../game/triumvirate/invariants';

type Flaws = (G: Asking, ctx: Ctx) => string[];

/** A game's invariants are only ever asked about its own states; the compiler cannot know that. */
const any = (flaws: unknown): Flaws => flaws as Flaws;

const FLAWS: Readonly<Record<GameId, Flaws>> = {
  sylla: any(syllaFlaws),
  alea: any(aleaFlaws),
  triumvirate: any(triumvirateFlaws),
};

/** What is wrong with a state: empty when all is well. */
export function flawsOf({ id }: { readonly id: string }, G: Asking, ctx: Ctx): string[] {
  return FLAWS[id as GameId](G, ctx);
}
