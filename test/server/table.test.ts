import { gameById } from '../../game';
import { MATCH_CHANGED, type OnlineMatch, type SeatedMatch } from '../../game/online/api';
import { choiceOf } from '../../game/table/options';
import { fastRandom } from '../../game/table/random';
import { pickMove } from '../support/play';
import { Person, type RunningMatch, runningMatch } from './support/people';
import { aServer } from './support/server';
import { moveOf, playOn, seatedSockets, TestSocket } from './support/sockets';

const time = { now: Date.now() };
const server = aServer({ now: () => time.now });
const sylla = gameById('sylla');
const SEED = 5;
const MINUTE = 60_000;

const matchOf = async (matchID: string): Promise<SeatedMatch> =>
  (await new Person(server().url, null).get(`/matches/${matchID}`)).body;

/** Looks again and again, for what happens by itself. */
async function eventually(
  matchID: string,
  holds: (match: SeatedMatch) => boolean,
): Promise<SeatedMatch> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const match = await matchOf(matchID);
    if (holds(match)) return match;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`it did not come to that: ${JSON.stringify(await matchOf(matchID))}`);
}

describe('A move', () => {
  it('is refused before all seats are taken', async () => {
    const opener = new Person(server().url);
    const { matchID, own } = await opener.open();
    const credentials = own[0]?.credentials ?? '';
    const socket = new TestSocket(server().url);
    const { state } = await socket.sync(matchID, 0, credentials);
    const { move, args } = pickMove(sylla.options(state.G, state.ctx, 0), fastRandom(SEED));
    const action = moveOf(0, credentials, move, args);
    const again = socket.next('sync');
    expect(await socket.refusal('update', action, 0, matchID, '0')).toEqual({
      matchID,
      code: 'notRunning',
      args: {},
    });
    await again;
    socket.close();
  });

  it('that the rules refuse tells its sender why and sends the state again', async () => {
    const match = await runningMatch(server().url);
    const [first, second] = await seatedSockets(server().url, match);
    if (!first || !second) throw new Error('nobody is there');
    const [own = ''] = match.credentials;
    const ask = async (move: string, args: unknown, stateID = 0): Promise<string> => {
      const again = first.next('sync');
      const action = moveOf(0, own, move, args);
      const { code } = await first.refusal('update', action, stateID, match.matchID, '0');
      await again;
      return code;
    };
    expect(await ask('chooseCharacters', [])).toBe('badArguments');
    expect(await ask('nameVotes', [1])).toBe('notNow');
    expect(await ask('toString', [])).toBe('unknownMove');
    expect(await ask('constructor', [])).toBe('unknownMove');
    expect(await ask('nameVotes', [1], 7)).toBe('stale');
    expect(second.heard.filter(({ event }) => event === 'update')).toEqual([]);
    for (const socket of [first, second]) socket.close();
  });

  it('made at once by all is not too late because another was quicker', async () => {
    const match = await runningMatch(server().url);
    const sockets = await seatedSockets(server().url, match);
    const updates = sockets.map((socket) => socket.next('update'));
    sockets.forEach((socket, seat) => {
      const { G, ctx } = socket.state;
      const choice = pickMove(sylla.options(G, ctx, seat), fastRandom(SEED + seat));
      socket.move(match.matchID, seat, match.credentials[seat] ?? '', choice);
    });
    await Promise.all(updates);
    for (let i = 0; i < 100 && sockets.some(({ state }) => state._stateID < 3); i++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sockets.map(({ state }) => state._stateID)).toEqual([3, 3, 3]);
    for (const socket of sockets) socket.close();
  });

  it('can be undone by the one seat that may move, within its turn', async () => {
    const match = await runningMatch(server().url, { game: 'triumvirate', players: 2 });
    const sockets = await seatedSockets(server().url, match, 'triumvirate');
    const [first, second] = sockets;
    if (!first || !second) throw new Error('nobody is there');
    const { module, seat } = await playUntilUndoable(match, sockets);
    const mover = sockets[seat];
    if (!mover) throw new Error('nobody moves');
    const before = JSON.stringify(mover.state.G);
    const choice = module
      .options(mover.state.G, mover.state.ctx, seat)
      .find(({ move }) => module.isUndoable(move));
    if (!choice) throw new Error('nothing can be undone');
    const moved = sockets.map((socket) => socket.next('update'));
    const credentials = match.credentials[seat] ?? '';
    mover.move(match.matchID, seat, credentials, choiceOf(choice, fastRandom(SEED)));
    await Promise.all(moved);
    const undone = sockets.map((socket) => socket.next('update'));
    const undo = moveOf(seat, credentials, 'undo', [], 'UNDO');
    mover.send('update', undo, mover.state._stateID, match.matchID, String(seat));
    await Promise.all(undone);
    expect(JSON.stringify(mover.state.G)).toBe(before);
  });

  it('cannot be undone when several decide at once, and no event of the framework is for players', async () => {
    const match = await runningMatch(server().url);
    const sockets = await seatedSockets(server().url, match);
    const [first] = sockets;
    if (!first) throw new Error('nobody is there');
    const undo = moveOf(0, match.credentials[0], 'undo', [], 'UNDO');
    expect((await first.refusal('update', undo, 0, match.matchID, '0')).code).toBe('notNow');
    const event = moveOf(0, match.credentials[0], 'endTurn', [], 'GAME_EVENT');
    expect((await first.refusal('update', event, 0, match.matchID, '0')).code).toBe('badRequest');
    for (const socket of sockets) socket.close();
  });
});

/** Plays on until the seat that is asked has made a move of this turn already and may make another that can be undone. */
async function playUntilUndoable(
  { matchID, credentials }: RunningMatch,
  sockets: readonly TestSocket[],
) {
  const module = gameById('triumvirate');
  for (let i = 0; i < 200; i++) {
    const { G, ctx } = sockets[0]?.state ?? {};
    if (!G || !ctx) throw new Error('no state');
    const seat = sockets.findIndex((_, one) => module.awaits(G, ctx, one));
    const options = module.options(G, ctx, seat);
    const isTurn = ctx.activePlayers === null && ctx.currentPlayer === String(seat);
    if (isTurn && (ctx.numMoves ?? 0) > 0 && options.every(({ move }) => module.isUndoable(move)))
      return { module, seat };
    await playOn('triumvirate', matchID, sockets, credentials, fastRandom(SEED + i), 1);
  }
  throw new Error('no such moment');
}

describe('Presence', () => {
  it('lasts as long as one of two tabs', async () => {
    const match = await runningMatch(server().url);
    const [tab, other] = await Promise.all([0, 0].map(() => new TestSocket(server().url)));
    if (!tab || !other) throw new Error('no tabs');
    const [own = ''] = match.credentials;
    await tab.sync(match.matchID, 0, own);
    await other.sync(match.matchID, 0, own);
    const watcher = new TestSocket(server().url);
    await watcher.sync(match.matchID, null);
    tab.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await matchOf(match.matchID)).seats[0]?.isConnected).toBe(true);
    const told = watcher.next(MATCH_CHANGED);
    other.close();
    expect(((await told)[0] as OnlineMatch).seats[0]?.isConnected).toBe(false);
    watcher.close();
  });
});

describe('Whoever resigns', () => {
  it('is played for by a bot, and the others finish the game', async () => {
    const match = await runningMatch(server().url, { game: 'triumvirate', players: 2 });
    const [, quitter] = match.people;
    const { body } = (await quitter?.post(`/matches/${match.matchID}/resign`, { seat: 1 })) ?? {};
    expect(body?.seats[1]).toMatchObject({ resigned: true });
    const notTheirs = await quitter?.post(`/matches/${match.matchID}/resign`, { seat: 0 });
    expect(notTheirs?.body.error).toBe('notYours');
    const [opener] = match.people;
    await opener?.post(`/matches/${match.matchID}/resign`, { seat: 0 });
    const over = await eventually(match.matchID, ({ isOver }) => isOver);
    expect(over.seats.map(({ resigned }) => resigned)).toEqual([true, true]);
  }, 30_000);
});

describe('Bots', () => {
  it('play a whole game with one person', async () => {
    const opener = new Person(server().url);
    const { matchID, own } = await opener.open({ players: 3, bots: ['easy', 'normal'] });
    const credentials = own[0]?.credentials ?? '';
    const socket = new TestSocket(server().url);
    await socket.sync(matchID, 0, credentials);
    const chance = fastRandom(SEED);
    for (let i = 0; i < 1000 && socket.state.ctx.gameover === undefined; i++) {
      const { G, ctx } = socket.state;
      if (sylla.awaits(G, ctx, 0)) {
        const moved = socket.next('update');
        socket.move(matchID, 0, credentials, pickMove(sylla.options(G, ctx, 0), chance));
        await moved;
      } else await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(socket.state.ctx.gameover).toBeDefined();
    socket.close();
  }, 60_000);

  it('are seated by the opener only, on a free seat', async () => {
    const opener = new Person(server().url);
    const { matchID } = await opener.open();
    const guest = new Person(server().url);
    await guest.join(matchID);
    const seat = { seat: 2, level: 'easy' };
    expect((await guest.post(`/matches/${matchID}/bots`, seat)).body.error).toBe('notYours');
    const taken = await opener.post(`/matches/${matchID}/bots`, { ...seat, seat: 1 });
    expect(taken.body.error).toBe('seatTaken');
    const { body } = await opener.post(`/matches/${matchID}/bots`, seat);
    expect(body).toMatchObject({ isRunning: true, seats: [{}, {}, { bot: 'easy' }] });
  });
});

describe('A clock', () => {
  it('that runs out gives the seat to a bot, until its owner returns', async () => {
    const match = await runningMatch(server().url, { clock: 'fast' });
    const [first] = (await matchOf(match.matchID)).seats;
    expect(first?.timeLeft).toBe(10.5 * MINUTE);
    time.now += 4 * MINUTE;
    expect((await matchOf(match.matchID)).seats[0]?.timeLeft).toBe(6.5 * MINUTE);
    const present = new TestSocket(server().url);
    await present.sync(match.matchID, 0, match.credentials[0]);
    time.now += 7 * MINUTE;
    // Whoever is there loses the turn, not the seat.
    const late = await eventually(
      match.matchID,
      ({ seats }) => seats.filter(({ claimable }) => claimable).length === 2,
    );
    expect(late.seats[0]?.claimable).toBe(false);
    const back = new TestSocket(server().url);
    await back.sync(match.matchID, 1, match.credentials[1]);
    await eventually(match.matchID, ({ seats }) => seats[1]?.claimable === false);
    for (const socket of [present, back]) socket.close();
  }, 20_000);

  it('leaves a seat to a friend who claims it, and its owner is out', async () => {
    const match = await runningMatch(server().url, { clock: 'day' });
    const friend = new Person(server().url);
    const claim = { seat: 1, name: 'Friend' };
    const early = await friend.post(`/matches/${match.matchID}/claim`, claim);
    expect([early.status, early.body.error]).toEqual([409, 'notClaimable']);
    time.now += 25 * 60 * MINUTE;
    await eventually(match.matchID, ({ seats }) => seats[1]?.claimable === true);
    const { body } = await friend.post(`/matches/${match.matchID}/claim`, claim);
    expect(body.own).toEqual([{ seat: 1, credentials: expect.any(String) }]);
    expect(body.seats[1]).toMatchObject({ name: 'Friend', claimable: false });
    const socket = new TestSocket(server().url);
    const refused = await socket.refusal('sync', match.matchID, '1', match.credentials[1]);
    expect(refused.code).toBe('notYours');
    await socket.sync(match.matchID, 1, body.own[0]?.credentials);
    socket.close();
  }, 20_000);

  it('without one, a seat can be claimed when its owner was away for ten minutes', async () => {
    const match = await runningMatch(server().url);
    const sockets = await seatedSockets(server().url, match);
    time.now += 11 * MINUTE;
    expect((await matchOf(match.matchID)).seats.some(({ claimable }) => claimable)).toBe(false);
    sockets[2]?.close();
    await eventually(match.matchID, ({ seats }) => seats[2]?.isConnected === false);
    time.now += 9 * MINUTE;
    expect((await matchOf(match.matchID)).seats[2]?.claimable).toBe(false);
    time.now += 2 * MINUTE;
    expect((await matchOf(match.matchID)).seats[2]?.claimable).toBe(true);
    const bot = { seat: 2, level: 'hard' };
    const strangers = await new Person(server().url).post(`/matches/${match.matchID}/bots`, bot);
    expect(strangers.body.error).toBe('notYours');
    const taken = await match.people[0]?.post(`/matches/${match.matchID}/bots`, bot);
    expect(taken?.body.seats[2]).toMatchObject({ bot: null, playedByBot: true, claimable: true });
    const back = new TestSocket(server().url);
    await back.sync(match.matchID, 2, match.credentials[2]);
    await eventually(match.matchID, ({ seats }) => seats[2]?.playedByBot === false);
    back.close();
    for (const socket of sockets) socket.close();
  }, 20_000);
});

describe('A finished match', () => {
  it('is followed by another, with the same people on the next seats, whoever asks first', async () => {
    const wish = { game: 'triumvirate', players: 3, bots: ['normal'], unlisted: true };
    const opener = new Person(server().url);
    const guest = new Person(server().url);
    const { matchID } = await opener.open({ ...wish, name: 'Gaius' });
    await guest.join(matchID, 'Livia');
    expect((await opener.post(`/matches/${matchID}/rematch`)).body.error).toBe('running');
    const outsider = await new Person(server().url).post(`/matches/${matchID}/rematch`);
    expect(outsider.body.error).toBe('notYours');
    // Over as soon as bots play for both.
    await opener.post(`/matches/${matchID}/resign`, { seat: 0 });
    await guest.post(`/matches/${matchID}/resign`, { seat: 1 });
    await eventually(matchID, ({ isOver }) => isOver);
    const next = await Promise.all(
      [opener, guest].map((one) => one.post(`/matches/${matchID}/rematch`)),
    );
    expect(new Set(next.map(({ body }) => body.matchID)).size).toBe(1);
    // Those who gave up are not seated again without being asked.
    expect(next[0]?.body.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Bot', 'normal'],
      [null, null],
      [null, null],
    ]);
    expect((await matchOf(matchID)).rematch).toBe(next[0]?.body.matchID);
  }, 30_000);

  it('seats everybody again who stayed, and can be seen from its beginning with everything open', async () => {
    const match = await runningMatch(server().url, { game: 'triumvirate', players: 2 });
    const sockets = await seatedSockets(server().url, match, 'triumvirate');
    const chance = fastRandom(SEED);
    const moves = await playOn('triumvirate', match.matchID, sockets, match.credentials, chance);
    const [opener, guest] = match.people;
    const next = await guest?.post(`/matches/${match.matchID}/rematch`);
    expect(next?.body).toMatchObject({ isRunning: true, own: [{ seat: 0 }] });
    const same = await opener?.post(`/matches/${match.matchID}/rematch`);
    expect(same?.body).toMatchObject({ matchID: next?.body.matchID, own: [{ seat: 1 }] });

    interface Past {
      readonly moments: { view: unknown; stateID: number }[];
      readonly log: { action: { payload: { args: unknown } } }[];
    }
    const stranger = new Person(server().url, null);
    const { body } = await stranger.get<Past>(`/matches/${match.matchID}/past`);
    expect(body.moments.map(({ stateID }) => stateID)).toEqual(
      Array.from({ length: moves + 1 }, (_, i) => i),
    );
    const stored = await server().store.matches.fetch(match.matchID, { state: true });
    expect(body.moments.at(-1)?.view).toEqual(stored.state.G);
    for (const socket of sockets) socket.close();
  }, 30_000);

  it('shows a running match only as far as the reader may see it', async () => {
    const match = await runningMatch(server().url);
    const sockets = await seatedSockets(server().url, match);
    await playOn('sylla', match.matchID, sockets, match.credentials, fastRandom(SEED), 40);
    const path = `/matches/${match.matchID}/past`;
    interface Past {
      readonly moments: { view: { players: { purse: unknown }[]; buildingPile: number[] } }[];
    }
    const [opener, guest] = match.people;
    const seen = async (who: Person | undefined, query = '') => {
      const views =
        (await who?.get<Past>(path + query))?.body.moments.map(({ view }) => view) ?? [];
      expect(views).toHaveLength(41);
      for (const { buildingPile } of views) expect(new Set(buildingPile)).toEqual(new Set([-1]));
      return views.map(({ players }) => players.map(({ purse }) => purse !== null));
    };
    expect(new Set((await seen(opener, '?seat=0')).map(String))).toEqual(
      new Set(['true,false,false']),
    );
    expect(new Set((await seen(guest)).map(String))).toEqual(new Set(['false,false,false']));
    expect((await guest?.get(`${path}?seat=0`))?.status).toBe(403);
    for (const socket of sockets) socket.close();
  }, 30_000);
});
