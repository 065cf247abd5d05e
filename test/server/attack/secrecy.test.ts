import type { LogEntry, State } from 'boardgame.io';
import { gameById } from '../../../game';
import type { Asking } from '../../../game/table/asking';
import type { AnyGame } from '../../../game/table/module';
import { fastRandom } from '../../../game/table/random';
import { runningMatch } from '../support/people';
import { aServer } from '../support/server';
import { moveOf, playOn, type Synced, seatedSockets, TestSocket } from '../support/sockets';

const server = aServer();
const SEED = 31;

/** The moves of a game whose arguments are for the mover alone. */
function secretMoves({ game }: AnyGame): Set<string> {
  const phases = Object.values(game.phases ?? {});
  const moves = phases.flatMap((phase) => Object.entries(phase.moves ?? {}));
  return new Set(
    moves.flatMap(([name, move]) =>
      typeof move === 'object' && 'redact' in move && move.redact === true ? [name] : [],
    ),
  );
}

/** What a reader was shown that is not for them: a state that their own view would change has something hidden in it. */
function leaks(module: AnyGame, reader: number | null, socket: TestSocket): string[] {
  const secret = secretMoves(module);
  const inState = ({ G, ctx, plugins, _undo, deltalog }: State<Asking>): string[] => {
    const found: string[] = [];
    if (JSON.stringify(G) !== JSON.stringify(module.view(G, ctx, reader))) found.push('G');
    if ((plugins as { random?: { data?: unknown } }).random?.data !== undefined) found.push('seed');
    if (JSON.stringify(plugins).includes('"api"')) found.push('api');
    if (_undo.length > 0) found.push('undo');
    if (deltalog !== undefined) found.push('deltalog');
    return found;
  };
  const inLog = (log: LogEntry[]): string[] =>
    log.flatMap(({ action: { payload } }) =>
      secret.has(payload.type) && payload.playerID !== String(reader) && payload.args !== null
        ? [`arguments of ${payload.type}`]
        : [],
    );
  return socket.heard.flatMap(({ event, args }) => {
    if (event === 'update') return [...inState(args[1] as State), ...inLog(args[2] as LogEntry[])];
    if (event !== 'sync') return [];
    const { state, initialState, log } = args[1] as Synced;
    return [...inState(state), ...inState(initialState), ...inLog(log)];
  });
}

describe.each([
  ['sylla', 3],
  ['alea', 3],
  ['triumvirate', 3],
])('A whole game of %s', (game, players) => {
  it(`shows nobody what is not theirs, in any message (seed ${SEED})`, async () => {
    const { url } = server();
    const module = gameById(game);
    const match = await runningMatch(url, { game, players });
    const seats = await seatedSockets(url, match, game);
    const spectator = new TestSocket(url, game);
    await spectator.sync(match.matchID, null);
    const chance = fastRandom(SEED);
    for (let part = 0; part < 200; part++) {
      const made = await playOn(game, match.matchID, seats, match.credentials, chance, 15);
      // All look again, and one asks for nonsense: a refusal sends the state again.
      for (const [seat, socket] of seats.entries())
        await socket.sync(match.matchID, seat, match.credentials[seat]);
      await spectator.sync(match.matchID, null);
      await seats[0]?.refusal(
        'update',
        moveOf(0, match.credentials[0], 'x', []),
        0,
        match.matchID,
        '0',
      );
      if (made < 15) break;
    }
    expect(seats[0]?.state.ctx.gameover).toBeDefined();
    seats.forEach((socket, seat) => {
      expect([seat, leaks(module, seat, socket)]).toEqual([seat, []]);
      for (const credentials of match.credentials)
        expect(socket.allHeard).not.toContain(credentials);
    });
    expect(leaks(module, null, spectator)).toEqual([]);
    for (const socket of [...seats, spectator]) socket.close();
  }, 60_000);
});

it('would be noticed: a state that is not filtered counts as a leak', async () => {
  const { url, store } = server();
  const match = await runningMatch(url);
  const socket = new TestSocket(url);
  await socket.sync(match.matchID, null);
  const { state } = await store.matches.fetch(match.matchID, { state: true });
  socket.heard.push({ event: 'update', args: [match.matchID, state, []] });
  expect(leaks(gameById('sylla'), null, socket)).toEqual(expect.arrayContaining(['G', 'seed']));
  socket.close();
});
