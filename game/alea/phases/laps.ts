import { ask, endPhase, phaseOfQuestions } from '../../table/asking';
import { add, at, sum } from '../../table/lists';
import { frameworkMoves, whole } from '../../table/moves';
import { clockwiseFrom, nextSeat } from '../../table/seats';
import { changeChips, rollDice, takeUp } from '../changes';
import { factsFor } from '../components';
import { countOf, dieValue, lackedBy, someDice } from '../dice';
import { WHY } from '../events';
import { layOutRound } from '../layOut';
import { aleaMove } from '../moves';
import { placeInCastrum, whyNotInCastrum } from '../placing/castrum';
import { placeInForum, whyNotInForum } from '../placing/forum';
import { placeInLatrina, whyNotInLatrina } from '../placing/latrina';
import { placeInSenatus, whyNotInSenatus } from '../placing/senatus';
import { placeInTemplum, whyNotInTemplum } from '../placing/templum';
import { refuse } from '../refusals';
import type { AleaTable } from '../state';

/** Lap after lap, each rolls all dice left and places some of them in one building, until somebody has none left. */
export const lapsMoves = {
  roll: aleaMove({
    answers: ['roll'],
    final: true,
    args: [],
    whyNot: () => null,
    play(table, seat) {
      rollDice(table, seat);
      ask(table.G, 'place', seat);
    },
  }),

  reroll: aleaMove({
    answers: ['place'],
    final: true,
    args: [someDice],
    whyNot(view, seat, dice) {
      const { chips, hand } = at(view.players, seat);
      if (chips === 0) return refuse('noChip');
      if (sum(dice) === 0) return refuse('noDie');
      const value = lackedBy(hand, dice);
      return value > 0 ? refuse('notInHand', { value, has: countOf(hand, value) }) : null;
    },
    play(table, seat, dice) {
      changeChips(table, seat, -1, WHY.reroll);
      takeUp(table, seat, dice);
      rollDice(table, seat);
    },
  }),

  /** Draws tiles, so nothing of this turn can be taken back: it is over without being confirmed. */
  placeInTemplum: aleaMove({
    answers: ['place'],
    final: true,
    args: [someDice],
    whyNot: whyNotInTemplum,
    play(table, seat, dice) {
      placeInTemplum(table, seat, dice);
      noticeLastLap(table, seat);
      passOn(table, seat);
    },
  }),

  placeInSenatus: aleaMove({
    answers: ['place'],
    args: [dieValue, dieValue],
    whyNot: whyNotInSenatus,
    play(table, seat, low, high) {
      placeInSenatus(table, seat, low, high);
      askToConfirm(table, seat);
    },
  }),

  placeInCastrum: aleaMove({
    answers: ['place'],
    args: [dieValue, whole],
    whyNot: whyNotInCastrum,
    play(table, seat, value, count) {
      placeInCastrum(table, seat, value, count);
      askToConfirm(table, seat);
    },
  }),

  placeInForum: aleaMove({
    answers: ['place'],
    args: [someDice],
    whyNot: whyNotInForum,
    play(table, seat, dice) {
      placeInForum(table, seat, dice);
      askToConfirm(table, seat);
    },
  }),

  placeInLatrina: aleaMove({
    answers: ['place'],
    args: [dieValue],
    whyNot: whyNotInLatrina,
    play(table, seat, value) {
      placeInLatrina(table, seat, value);
      askToConfirm(table, seat);
    },
  }),

  endTurn: aleaMove({
    answers: ['confirm'],
    args: [],
    whyNot: () => null,
    play: passOn,
  }),
};

export const laps = phaseOfQuestions<AleaTable>({
  start: true,
  next: ({ ctx }) => (factsFor(ctx.numPlayers).templum ? 'templum' : 'senatus'),
  leader: (G) => G.startPlayer,
  begin(table) {
    layOutRound(table);
    beginLap(table);
  },
  moves: frameworkMoves(lapsMoves),
});

function beginLap({ G, chronicle }: AleaTable): void {
  G.lap += 1;
  chronicle.tell('lapBegins', G.lap);
  ask(G, 'roll', G.startPlayer);
}

/** Until the turn is ended the placement can be taken back. */
function askToConfirm(table: AleaTable, seat: number): void {
  noticeLastLap(table, seat);
  ask(table.G, 'confirm', seat);
}

function noticeLastLap({ G, chronicle }: AleaTable, seat: number): void {
  if (G.lastLap || sum(at(G.players, seat).hand) > 0) return;
  G.lastLap = true;
  chronicle.tell('lastLap', seat);
}

/**
 * The next seat rolls. Whoever is out of dice ends the round with this very lap, so nobody is ever asked to roll
 * none.
 */
function passOn(table: AleaTable, seat: number): void {
  const { G, ctx, chronicle } = table;
  const player = at(G.players, seat);
  player.unrolled = sum(player.hand);
  player.hand.fill(0);
  chronicle.tell('turnEnds', seat);
  const next = nextSeat(seat, ctx.numPlayers);
  if (next !== G.startPlayer) ask(G, 'roll', next);
  else if (G.lastLap) closeLaps(table);
  else beginLap(table);
}

function closeLaps({ G, ctx, chronicle }: AleaTable): void {
  chronicle.tell('lapsOver');
  for (const seat of clockwiseFrom(G.startPlayer, ctx.numPlayers)) {
    const player = at(G.players, seat);
    if (player.unrolled === 0) continue;
    add(G.latrina, seat, player.unrolled);
    chronicle.tell('notPlaced', seat, player.unrolled);
    player.unrolled = 0;
  }
  endPhase(G);
}
