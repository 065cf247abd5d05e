import { ask } from '../../table/asking';
import { at, sum } from '../../table/lists';
import { tallyOf } from '../../table/moves';
import type { Refusal } from '../../table/refusal';
import { changeGold, changeLegions, layGold, moveGovernor } from '../changes';
import { MOVEMENT_POINTS, PROVINCES, ROME_GIVES } from '../components';
import { WHY } from '../events';
import { triumvirateMove } from '../moves';
import { claimOf, claims, type Supply, totalClaim } from '../production';
import { refuse } from '../refusals';
import { onlyProvince } from '../standing';
import { NONE, type TriumvirateTable, type TriumvirateView } from '../state';

/**
 * I. Governors change sides, free fields claim supply, Rome gives two pieces. Rome is asked first and served first, so
 * that what is left of bank and stock is known when provinces have to share it.
 */
export const supplyMoves = {
  /** Legions from Rome by province; the rest of Rome's two pieces is gold. */
  takeFromRome: triumvirateMove({
    answers: ['rome'],
    args: [tallyOf(PROVINCES.length)],
    whyNot(view, seat, legions) {
      for (const province of PROVINCES) {
        const owner = at(view.owner, province);
        if (at(legions, province) > 0 && owner !== seat)
          return owner === NONE
            ? refuse('notInPlay', { province })
            : refuse('notOwn', { province, owner });
      }
      const { least, most } = romeLegions(view);
      const given = sum(legions);
      return given < least || given > most ? refuse('romeGives', { least, most, given }) : null;
    },
    play: (table, seat, legions) => takeFromRome(table, seat, legions, false),
  }),

  spreadGold: triumvirateMove({
    answers: ['spreadGold'],
    args: [tallyOf(PROVINCES.length)],
    whyNot: (view, seat, gold) => whyNotSpread(view, seat, 'gold', view.bank, gold),
    play(table, seat, gold) {
      spreadGold(table, seat, gold, false);
      supplyLegions(table, seat);
    },
  }),

  spreadLegions: triumvirateMove({
    answers: ['spreadLegions'],
    args: [tallyOf(PROVINCES.length)],
    whyNot: (view, seat, legions) => whyNotSpread(view, seat, 'legions', view.stock, legions),
    play(table, seat, legions) {
      spreadLegions(table, seat, legions, false);
      beginMovement(table, seat);
    },
  }),
};

/** A turn begins: governors flip, paid or not. */
export function beginTurn(table: TriumvirateTable, seat: number): void {
  const { G, chronicle } = table;
  G.active = seat;
  G.points = MOVEMENT_POINTS;
  G.actions = 0;
  G.takenUp = false;
  chronicle.tell('turnBegins', seat);
  for (const province of PROVINCES) {
    if (G.owner[province] === seat)
      moveGovernor(table, province, at(G.officials, province) === 0 && !G.onField[province]);
  }
  askRome(table, seat);
}

/** Rome gives two pieces; fewer only if bank and stock together hold fewer. */
function romePieces({ bank, stock }: TriumvirateView): number {
  return Math.min(ROME_GIVES, bank + stock);
}

/** How many of Rome's pieces can be legions. */
export function romeLegions(view: TriumvirateView): { least: number; most: number } {
  const pieces = romePieces(view);
  return { least: Math.max(0, pieces - view.bank), most: Math.min(pieces, view.stock) };
}

function askRome(table: TriumvirateTable, seat: number): void {
  const { G } = table;
  const { least, most } = romeLegions(G);
  const only = onlyProvince(G, seat);
  const oneWay = most === 0 || (least === most && only !== NONE);
  if (!oneWay) return ask(G, 'rome', seat);
  takeFromRome(
    table,
    seat,
    PROVINCES.map((province) => (province === only ? most : 0)),
    true,
  );
}

function takeFromRome(
  table: TriumvirateTable,
  seat: number,
  legions: readonly number[],
  forced: boolean,
): void {
  const placed = sum(legions);
  const gold = romePieces(table.G) - placed;
  table.chronicle.tell('rome', seat, gold, placed, Number(forced));
  changeGold(table, seat, gold, WHY.rome);
  if (placed > 0) {
    for (const province of PROVINCES)
      changeLegions(table, province, at(legions, province), WHY.rome);
  }
  supplyGold(table, seat);
}

function supplyGold(table: TriumvirateTable, seat: number): void {
  const { G } = table;
  const claimed = totalClaim(G, seat, 'gold');
  if (claimed <= G.bank) {
    for (const province of PROVINCES) {
      if (G.owner[province] === seat) layGold(table, province, claimOf(G, province).gold);
    }
  } else {
    const only = onlyWay(G, seat, 'gold', G.bank);
    if (!only) return ask(G, 'spreadGold', seat);
    spreadGold(table, seat, only, true);
  }
  supplyLegions(table, seat);
}

function supplyLegions(table: TriumvirateTable, seat: number): void {
  const { G } = table;
  const claimed = totalClaim(G, seat, 'legions');
  if (claimed <= G.stock) {
    for (const province of PROVINCES) {
      if (G.owner[province] === seat)
        changeLegions(table, province, claimOf(G, province).legions, WHY.supply);
    }
  } else {
    const only = onlyWay(G, seat, 'legions', G.stock);
    if (!only) return ask(G, 'spreadLegions', seat);
    spreadLegions(table, seat, only, true);
  }
  beginMovement(table, seat);
}

/** Too little for all claims leaves a choice, unless there is nothing at all or nobody else to give it to. */
function onlyWay(
  view: TriumvirateView,
  seat: number,
  kind: keyof Supply,
  there: number,
): number[] | null {
  const claimed = claims(view, seat, kind);
  const claimants = claimed.filter((claim) => claim > 0).length;
  if (there > 0 && claimants > 1) return null;
  return claimed.map((claim) => Math.min(claim, there));
}

function whyNotSpread(
  view: TriumvirateView,
  seat: number,
  kind: keyof Supply,
  needed: number,
  spread: readonly number[],
): Refusal | null {
  for (const province of PROVINCES) {
    const given = at(spread, province);
    const claim = view.owner[province] === seat ? claimOf(view, province)[kind] : 0;
    if (given > claim) return refuse('notClaimed', { province, claim, given });
  }
  const given = sum(spread);
  return given === needed ? null : refuse('wrongSum', { needed, given });
}

function spreadGold(
  table: TriumvirateTable,
  seat: number,
  spread: readonly number[],
  forced: boolean,
): void {
  const missing = totalClaim(table.G, seat, 'gold') - sum(spread);
  table.chronicle.tell('forgone', seat, missing, 0, Number(forced));
  for (const province of PROVINCES) layGold(table, province, at(spread, province));
}

function spreadLegions(
  table: TriumvirateTable,
  seat: number,
  spread: readonly number[],
  forced: boolean,
): void {
  const missing = totalClaim(table.G, seat, 'legions') - sum(spread);
  table.chronicle.tell('forgone', seat, 0, missing, Number(forced));
  for (const province of PROVINCES)
    changeLegions(table, province, at(spread, province), WHY.supply);
}

function beginMovement({ G }: TriumvirateTable, seat: number): void {
  ask(G, 'march', seat);
}
