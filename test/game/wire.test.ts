import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { sylla } from '../../game/sylla';
import type { SyllaState } from '../../game/sylla/state';
import { at, range } from '../../game/table/lists';
import { cards } from '../support/sylla';

/** The framework's own master and clients: what reaches a seat, G, ctx and log, when another decides in secret. */
function table(matchID: string) {
  const multiplayer = Local();
  const game = { ...sylla.game, seed: 'wire' };
  const clients = range(3).map((seat) => {
    const playerID = String(seat);
    const client = Client<SyllaState>({
      game,
      numPlayers: 3,
      matchID,
      playerID,
      multiplayer,
      debug: false,
    });
    client.start();
    return client;
  });
  return {
    async play(seat: number, move: string, ...args: unknown[]): Promise<void> {
      at(clients, seat).moves[move]?.(...args);
      // The master answers later, as it would over a network.
      await new Promise((resolve) => setImmediate(resolve));
    },
    seenBy(seat: number): string {
      const client = at(clients, seat);
      return JSON.stringify([client.getState(), client.log]);
    },
  };
}

const CHOICES = [
  cards({ senator: 1, merchant: 1, legionary: 2, vestal: 2 }),
  cards({ christianSenator: 1, slave: 1, legionary: 2, vestal: 2 }),
];

it('Another seat’s choice of characters reaches nobody before all have chosen', async () => {
  const one = table('one');
  const other = table('other');
  await one.play(0, 'chooseCharacters', CHOICES[0]);
  await other.play(0, 'chooseCharacters', CHOICES[1]);
  expect(one.seenBy(1)).toContain('"decided":true');
  for (const seat of [1, 2]) expect(one.seenBy(seat)).toBe(other.seenBy(seat));
  expect(one.seenBy(0)).not.toBe(other.seenBy(0));
  for (const match of [one, other]) {
    await match.play(1, 'chooseCharacters', CHOICES[0]);
    await match.play(2, 'chooseCharacters', CHOICES[0]);
  }
  expect(one.seenBy(1)).not.toBe(other.seenBy(1));
});

it('A choice can be changed until the last one is in, and that shows no more than the change', async () => {
  const one = table('change-one');
  const other = table('change-other');
  for (const choice of CHOICES) await one.play(0, 'chooseCharacters', choice);
  for (const choice of [...CHOICES].reverse()) await other.play(0, 'chooseCharacters', choice);
  expect(one.seenBy(1)).toBe(other.seenBy(1));
  expect(one.seenBy(0)).not.toBe(other.seenBy(0));
});
