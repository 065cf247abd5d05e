import '../support/production';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { sylla } from '../../game/sylla';
import type { SyllaState } from '../../game/sylla/state';
import { at, range } from '../../game/table/lists';
import { fastRandom } from '../../game/table/random';
import { pickMove } from '../support/play';
import { aServer } from './support/server';

const server = aServer();
const SEED = 11;
const MOST_MOVES = 2000;

describe("boardgame.io's own Client, SocketIO and LobbyClient", () => {
  it('play a whole game of Sylla on our server', async () => {
    const { url } = server();
    const lobby = new LobbyClient({ server: url });
    expect(await lobby.listGames()).toContain('sylla');
    const { matchID } = await lobby.createMatch('sylla', { numPlayers: 3 });
    const players = [];
    for (const seat of range(3))
      players.push(await lobby.joinMatch('sylla', matchID, { playerName: `Stock ${seat}` }));
    const match = await lobby.getMatch('sylla', matchID);
    expect(match.players.map(({ name }) => name)).toEqual(['Stock 0', 'Stock 1', 'Stock 2']);
    expect((await lobby.listMatches('sylla')).matches).toHaveLength(1);

    const clients = players.map(({ playerID, playerCredentials }) =>
      Client<SyllaState>({
        game: sylla.game,
        numPlayers: 3,
        matchID,
        playerID,
        credentials: playerCredentials,
        multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'] } }),
        debug: false,
      }),
    );
    try {
      const { state, moves } = await playOut(clients);
      expect(state.ctx.gameover).toMatchObject({ totals: expect.any(Array) });
      expect(state._stateID).toBe(moves);
      for (const client of clients) expect(client.getState()?.ctx).toEqual(state.ctx);
    } finally {
      for (const client of clients) client.stop();
    }
  }, 60_000);
});

type SyllaClient = ReturnType<typeof Client<SyllaState>>;

/** Every client makes random moves when the game waits for its seat, as soon as all clients have seen the last one. */
async function playOut(clients: SyllaClient[]) {
  const chance = fastRandom(SEED);
  const [first] = clients;
  if (!first) throw new Error('nobody plays');
  for (const client of clients) client.start();
  await until(clients, 0);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const state = first.getState();
    if (!state) throw new Error('no state');
    if (state.ctx.gameover !== undefined) return { state, moves };
    const seat = range(clients.length).find((one) => sylla.awaits(state.G, state.ctx, one)) ?? -1;
    const own = at(clients, seat).getState();
    if (!own) throw new Error('no state');
    const { move, args } = pickMove(sylla.options(own.G, own.ctx, seat), chance);
    at(clients, seat).moves[move]?.(...args);
    await until(clients, moves + 1);
  }
  throw new Error(`no end after ${MOST_MOVES} moves, seed ${SEED}`);
}

/** Resolves when all clients have this state. */
async function until(clients: SyllaClient[], stateID: number): Promise<void> {
  await Promise.all(clients.map((client) => reached(client, stateID)));
}

function reached(client: SyllaClient, stateID: number): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (client.getState()?._stateID !== stateID) return;
      // Later: the client calls its subscribers while it still subscribes them.
      queueMicrotask(() => unsubscribe());
      resolve();
    };
    const unsubscribe = client.subscribe(check);
    check();
  });
}
