import { InitializeGame } from 'boardgame.io/internal';
import { sylla } from '../../../game/sylla';
import type { SyllaState } from '../../../game/sylla/state';
import { choiceOf } from '../../../game/table/options';
import { fastRandom } from '../../../game/table/random';
import { moveOf, TestSocket } from '../support/sockets';
import { type Arena, pause, type Target } from './arena';

/** An attack on a fresh server. It is true if it succeeded. */
export type Attack = (arena: Arena) => Promise<boolean>;

const EVIL = 'http://evil.example';

function choiceOfCharacters(G: SyllaState, seat: number) {
  const [option] = sylla.options(G, {} as never, seat);
  if (!option) throw new Error('nothing to choose');
  return choiceOf(option, fastRandom(1));
}

async function update(arena: Arena, { matchID }: Target, action: unknown, stateID = 0, as = '0') {
  return arena.say('update', action, stateID, matchID, as);
}

/** The holes of boardgame.io 0.50.2's server, each as somebody would use it. */
export const HOLES: Readonly<Record<string, Attack>> = {
  'reads hidden piles and the seed in the initial state, as a spectator': async (arena) => {
    const { matchID } = await arena.match();
    const seen = await arena.look(matchID, null);
    if (!seen) throw new Error('the match cannot be seen');
    const { buildingPile } = seen.initialState.G as unknown as SyllaState;
    const { random } = seen.initialState.plugins as { random?: { data?: unknown } };
    return buildingPile.some((tile) => tile >= 0) || random?.data !== undefined;
  },

  'guesses the seed from the time at which the match was made': async (arena) => {
    const { matchID } = await arena.match();
    const { createdAt } = await arena.lobby.getMatch('sylla', matchID);
    const { G } = await arena.stateOf(matchID);
    const shown = JSON.stringify(G);
    for (let offset = -30; offset <= 30; offset++) {
      const seed = (createdAt + offset).toString(36);
      const guess = InitializeGame({ game: { ...sylla.game, seed }, numPlayers: 3 });
      if (JSON.stringify(sylla.view(guess.G, guess.ctx, null)) === shown) return true;
    }
    return false;
  },

  'moves for another seat with the own credentials': async (arena) => {
    const target = await arena.match();
    const { G } = (await arena.look(target.matchID, 1, target.credentials[1]))?.state ?? {};
    const { move, args } = choiceOfCharacters(G as SyllaState, 1);
    await update(arena, target, moveOf(1, target.credentials[0], move, args));
    const after = (await arena.stateOf(target.matchID)).G as SyllaState;
    return after.players[1]?.decided === true;
  },

  'puts a state of its own in place of the match': async (arena) => {
    const target = await arena.match();
    const state = await arena.stateOf(target.matchID);
    const payload = { playerID: '0', credentials: target.credentials[0] };
    const injected = { ...state, G: { ...state.G, famine: 77 }, _stateID: 50 };
    await update(arena, target, { type: 'UPDATE', state: injected, deltalog: [], payload });
    return ((await arena.stateOf(target.matchID)).G as SyllaState).famine === 77;
  },

  'ends the game by an event that no rule gives to players': async (arena) => {
    const target = await arena.match();
    const action = moveOf(0, target.credentials[0], 'endGame', [{ winner: '0' }], 'GAME_EVENT');
    await update(arena, target, action);
    return (await arena.stateOf(target.matchID)).ctx.gameover !== undefined;
  },

  'kills the process by an action without a state': async (arena) => {
    const target = await arena.match();
    const payload = { playerID: '0', credentials: target.credentials[0] };
    await update(arena, target, { type: 'UPDATE', payload });
    await update(arena, target, { type: 'PATCH', payload });
    return !arena.server.isAlive;
  },

  'kills the process by an event without its argument': async (arena) => {
    const target = await arena.match();
    const action = moveOf(0, target.credentials[0], 'setActivePlayers', undefined, 'GAME_EVENT');
    await update(arena, target, action);
    return !arena.server.isAlive;
  },

  'kills the process by a match id that is none': async (arena) => {
    await arena.say('sync', { toString: null }, '0', 'x', 3);
    await arena.say('update', moveOf(0, 'x', 'a', []), 0, { toString: null }, '0');
    await arena.say('chat', { toString: null }, { id: 'x', sender: '0', payload: 'x' }, 'x');
    await arena.say('sync', 'unknown', '__proto__', 'x', 3);
    await arena.say('update', { type: 'MAKE_MOVE', payload: 'x' }, 0, 'unknown', '0');
    return !arena.server.isAlive;
  },

  'makes matches by merely looking at them': async (arena) => {
    for (let i = 0; i < 3; i++) await arena.say('sync', `made-up-${i}`, null, undefined, 3);
    const answer = await fetch(`${arena.url}/games/sylla/made-up-1`);
    return answer.status === 200;
  },

  'writes into the prototype of all objects': async (arena) => {
    const { matchID } = await arena.match(1);
    const body = { playerID: '__proto__', playerName: 'x' };
    const answer = await arena.post(`/games/sylla/${matchID}/join`, body);
    return answer.status === 200;
  },

  'sits down on a seat and sees its hand before anybody has joined': async (arena) => {
    const { matchID } = await arena.match(0);
    return (await arena.look(matchID, 1)) !== undefined;
  },

  'talks to the sockets from a page of somebody else': async (arena) => {
    const answer = await fetch(`${arena.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { Origin: EVIL },
    });
    const allowed = answer.headers.get('access-control-allow-origin');
    return answer.status === 200 && (allowed === '*' || allowed === EVIL);
  },

  'learns the inner parts of the framework from a refused move': async (arena) => {
    const target = await arena.match();
    const watcher = new TestSocket(arena.url);
    await watcher.sync(target.matchID, 1, target.credentials[1]);
    await update(arena, target, moveOf(0, target.credentials[0], 'chooseCharacters', ['bad']));
    await pause(100);
    const { allHeard } = watcher;
    watcher.close();
    return allHeard.includes('"api"');
  },

  'gives itself a name that fills the page': async (arena) => {
    const { matchID } = await arena.match(1);
    const playerName = '<img src=x onerror=alert(1)>'.repeat(80);
    const answer = await arena.post(`/games/sylla/${matchID}/join`, { playerName });
    return answer.status === 200;
  },

  'stores half a megabyte beside its name': async (arena) => {
    const { matchID } = await arena.match(1);
    const body = { playerName: 'x', data: 'x'.repeat(500_000) };
    return (await arena.post(`/games/sylla/${matchID}/join`, body)).status === 200;
  },

  'sends a chat message of any size and shape': async (arena) => {
    const target = await arena.match();
    const watcher = new TestSocket(arena.url);
    await watcher.sync(target.matchID, 1, target.credentials[1]);
    const payload = { html: '<script>'.repeat(1000) };
    const message = { id: 'x', sender: '0', payload };
    await arena.say('chat', target.matchID, message, target.credentials[0]);
    watcher.close();
    return watcher.heard.some(({ event }) => event === 'chat');
  },

  'takes a seat in the middle of the game when its owner has left, and sees the hand': async (
    arena,
  ) => {
    const { matchID, credentials } = await arena.match();
    await arena.post(`/games/sylla/${matchID}/leave`, {
      playerID: '1',
      credentials: credentials[1],
    });
    const join = { playerID: '1', playerName: 'Stranger' };
    const answer = await arena.post(`/games/sylla/${matchID}/join`, join);
    const { playerCredentials } = (await answer.json().catch(() => ({}))) as {
      playerCredentials?: string;
    };
    if (!playerCredentials) return false;
    return (await arena.look(matchID, 1, playerCredentials)) !== undefined;
  },

  'removes a running match by leaving it': async (arena) => {
    const { matchID, credentials } = await arena.match();
    for (const [seat, own] of credentials.entries())
      await arena.post(`/games/sylla/${matchID}/leave`, {
        playerID: String(seat),
        credentials: own,
      });
    return (await fetch(`${arena.url}/games/sylla/${matchID}`)).status === 404;
  },

  'gets its guess at credentials back in an error': async (arena) => {
    const { matchID } = await arena.match();
    const credentials = '<script>guess</script>';
    const answer = await arena.post(`/games/sylla/${matchID}/leave`, {
      playerID: '0',
      credentials,
    });
    return (await answer.text()).includes(credentials);
  },

  'makes somebody look absent who has a second tab': async (arena) => {
    const { matchID, credentials } = await arena.match();
    const tabs = [new TestSocket(arena.url), new TestSocket(arena.url)];
    for (const tab of tabs) await tab.sync(matchID, 0, credentials[0]);
    await pause(100);
    tabs[0]?.close();
    await pause(200);
    const { players } = await arena.lobby.getMatch('sylla', matchID);
    tabs[1]?.close();
    return players[0]?.isConnected === false;
  },

  'plays before all seats are taken': async (arena) => {
    const target = await arena.match(1);
    const { G } = (await arena.look(target.matchID, 0, target.credentials[0]))?.state ?? {};
    const { move, args } = choiceOfCharacters(G as SyllaState, 0);
    await update(arena, target, moveOf(0, target.credentials[0], move, args));
    return (await arena.stateOf(target.matchID))._stateID > 0;
  },

  'asks for the next match in the middle of this one': async (arena) => {
    const { matchID, credentials } = await arena.match();
    const body = { playerID: '0', credentials: credentials[0], numPlayers: 4 };
    const answer = await arena.post(`/games/sylla/${matchID}/playAgain`, body);
    return answer.status === 200;
  },

  'finds a match under the name of another game': async (arena) => {
    const { matchID } = await arena.match();
    return (await fetch(`${arena.url}/games/alea/${matchID}`)).status === 200;
  },
};
