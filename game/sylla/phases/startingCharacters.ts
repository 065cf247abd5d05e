import { ask, EVERYBODY, endPhase, phaseOfQuestions } from '../../table/asking';
import { add, at, sum } from '../../table/lists';
import { frameworkMoves, tallyOf } from '../../table/moves';
import { changeMoney, uprightOf } from '../changes';
import {
  CARD_FACTS,
  CARDS,
  CHARACTER_SETS,
  factsFor,
  MERCHANTS,
  STARTING_MONEY,
} from '../components';
import { dealCharacters } from '../deal';
import { WHY } from '../events';
import { syllaMove } from '../moves';
import { refuse } from '../refusals';
import type { SyllaTable } from '../state';

/** Set-up: each chooses some of the own ten characters, in secret; all show them together. */
export const startingCharactersMoves = {
  chooseCharacters: syllaMove({
    answers: ['startingCharacters'],
    secret: true,
    atOnce: true,
    args: [tallyOf(CARDS.length)],
    whyNot(view, _seat, cards) {
      const needed = factsFor(view.players.length).startingCharacters;
      const given = sum(cards);
      for (const card of CARDS) {
        if (at(cards, card) > CARD_FACTS[card].inSet) return refuse('notInSet', { card });
      }
      return given === needed ? null : refuse('wrongNumber', { needed, given });
    },
    play(table, seat, cards) {
      const { players } = table.G;
      const player = at(players, seat);
      player.choice = cards.slice();
      player.decided = true;
      table.chronicle.tell('decided', seat);
      if (players.every(({ decided }) => decided)) reveal(table);
    },
  }),
};

export const startingCharacters = phaseOfQuestions<SyllaTable>({
  start: true,
  next: 'firstConsul',
  leader: (G) => G.consul,
  simultaneous: true,
  begin: ({ G }) => ask(G, 'startingCharacters', EVERYBODY),
  moves: frameworkMoves(startingCharactersMoves),
});

function reveal(table: SyllaTable): void {
  const { G, chronicle, random } = table;
  const notChosen: number[] = CARDS.map((card) => CHARACTER_SETS * CARD_FACTS[card].inSet);
  G.players.forEach((player, seat) => {
    for (const card of CARDS) {
      const count = at(player.choice, card);
      if (count === 0) continue;
      add(player.upright, card, count);
      add(notChosen, card, -count);
      chronicle.tell('startsWith', seat, card, count);
    }
    player.choice = [];
    player.decided = false;
    changeMoney(table, seat, STARTING_MONEY + uprightOf(player, MERCHANTS), WHY.start);
  });
  G.characterPile = random.Shuffle(
    notChosen.flatMap((count, card) => new Array<number>(count).fill(card)),
  );
  chronicle.tell('turnBegins', G.turn);
  dealCharacters(table);
  endPhase(G);
}
