import '../../support/production';
import type { LogEntry, Server, State } from 'boardgame.io';
import { createMatch } from 'boardgame.io/internal';
import { sylla } from '../../../game/sylla';
import { SeatTakenError } from '../../../server/storage/matchStore';
import { openStore, type Store } from '../../../server/storage/store';
import type { CommittedMove, OpenedTable } from '../../../server/storage/tableStore';
import { describeWith } from '../../support/provided';
import { libsqlPlace, type Place, postgresPlace } from '../support/databases';

describe('The store, on libsql', () => tests(libsqlPlace));
describeWith('postgres', 'The store, on PostgreSQL', (url) => tests(() => postgresPlace(url)));

const FREE = { name: null, credentials: null, device: null, bot: null, resigned: false };
const SITTER = { name: 'Gaius', device: null, bot: null };
const TIMING = { awaited: [], reserves: [0, 0, 0], lapsed: [], turn: 0 };

function initialState(): State {
  const match = createMatch({ game: sylla.game, numPlayers: 3, setupData: {}, unlisted: false });
  if ('setupDataError' in match) throw new Error(match.setupDataError);
  return match.initialState;
}

function table(matchID: string, facts: Partial<OpenedTable> = {}): OpenedTable {
  return {
    matchID,
    game: 'sylla',
    unlisted: false,
    options: {},
    clock: 'none',
    opener: null,
    seats: [FREE, FREE, FREE],
    initialState: initialState(),
    created: 1000,
    ...facts,
  };
}

function entryOf(stateID: number): LogEntry {
  const payload = { type: 'nameVotes', playerID: '0', args: [stateID] };
  return { action: { type: 'MAKE_MOVE', payload }, _stateID: stateID, turn: 1, phase: 'x' };
}

function moveOn(matchID: string, state: State, facts: Partial<CommittedMove> = {}): CommittedMove {
  const base = state._stateID;
  return {
    matchID,
    base,
    state: { ...state, _stateID: base + 1 },
    deltalog: [entryOf(base), { ...entryOf(base), automatic: true }],
    operation: `operation-${base}`,
    timing: TIMING,
    due: null,
    now: 2000,
    ...facts,
  };
}

function tests(newPlace: () => Promise<Place>): void {
  let place: Place;
  let store: Store;
  const reopen = async (): Promise<void> => {
    store = openStore(place, () => {});
    await store.matches.connect();
  };
  beforeAll(async () => {
    place = await newPlace();
    await reopen();
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  it('keeps a move: state, log and what the lobby shows, also after it was closed', async () => {
    const opened = table('kept', { options: { openPurses: true }, clock: 'day', unlisted: true });
    await store.tables.open(opened);
    let state = opened.initialState;
    for (let i = 0; i < 3; i++) {
      const move = moveOn('kept', state, { due: 5000 + i });
      expect(await store.tables.commitMove(move)).toBe(true);
      state = move.state;
    }
    await store.close();
    await reopen();
    const found = await store.matches.fetch('kept', { state: true, log: true, initialState: true });
    expect(found.state).toEqual(JSON.parse(JSON.stringify(state)));
    expect(found.initialState).toEqual(JSON.parse(JSON.stringify(opened.initialState)));
    expect(found.log.map(({ _stateID }) => _stateID)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(await store.tables.record('kept')).toMatchObject({
      options: { openPurses: true },
      clock: 'day',
      unlisted: true,
      updated: 2000,
      timing: TIMING,
      openSeats: 3,
    });
    expect(await store.tables.due(5002, 10)).toEqual(['kept']);
    expect(await store.tables.due(5001, 10)).toEqual([]);
  });

  it('writes the newest entry to undo only once, and reads it twice', async () => {
    const opened = table('undo');
    const { G, ctx, plugins } = opened.initialState;
    const past = { G: { was: 1 }, ctx, plugins };
    const state = { ...opened.initialState, _undo: [past, { G, ctx, plugins, moveType: 'x' }] };
    await store.tables.open({ ...opened, initialState: state });
    const found = await store.matches.fetch('undo', { state: true });
    expect(found.state).toEqual(JSON.parse(JSON.stringify(state)));
  });

  it('lets one of many moves on the same state be made, and writes nothing of the others', async () => {
    const opened = table('race');
    await store.tables.open(opened);
    const moves = Array.from({ length: 10 }, (_, i) =>
      moveOn('race', opened.initialState, { operation: `from-${i}`, now: 3000 + i }),
    );
    const done = await Promise.all(moves.map((move) => store.tables.commitMove(move)));
    expect(done.filter(Boolean)).toHaveLength(1);
    const winner = moves[done.indexOf(true)];
    const { log } = await store.matches.fetch('race', { log: true });
    expect(log).toHaveLength(2);
    expect((await store.tables.record('race'))?.updated).toBe(winner?.now);
    const marks = await Promise.all(
      moves.map(({ operation }) => store.tables.wasCommitted('race', 0, operation)),
    );
    expect(marks).toEqual(done);
  });

  it('gives a seat to one of many, and counts the open ones', async () => {
    await store.tables.open(table('seats'));
    const taken = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        store.tables.takeSeat('seats', 1, { ...SITTER, credentials: `c${i}` }, 4000),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    const record = await store.tables.record('seats');
    expect(record?.openSeats).toBe(2);
    expect(record?.seats[1]?.credentials).toBe(`c${taken.indexOf(true)}`);
    expect(await store.tables.leaveSeat('seats', 1, 'wrong', 4000)).toBe(false);
    expect(await store.tables.leaveSeat('seats', 1, `c${taken.indexOf(true)}`, 4000)).toBe(true);
    expect((await store.tables.record('seats'))?.openSeats).toBe(3);
  });

  it('never loses a seat to metadata that was read before somebody sat down', async () => {
    await store.tables.open(table('stale'));
    const { metadata: early } = await store.matches.fetch('stale', { metadata: true });
    await store.tables.takeSeat('stale', 0, { ...SITTER, credentials: 'first' }, 4000);
    await store.matches.setMetadata('stale', { ...early, updatedAt: 5000 });
    expect((await store.tables.record('stale'))?.seats[0]?.credentials).toBe('first');
    const player: Server.PlayerMetadata = { id: 0, name: 'Second', credentials: 'second' };
    const second = { ...early, players: { 0: player } };
    await expect(store.matches.setMetadata('stale', second)).rejects.toThrow(SeatTakenError);
    expect((await store.tables.record('stale'))?.seats[0]).toMatchObject({ name: 'Gaius' });
  });

  it('opens one rematch, however many ask', async () => {
    await store.tables.open(table('over'));
    const opened = await Promise.all(
      Array.from({ length: 6 }, (_, i) => store.tables.openRematch('over', table(`next-${i}`))),
    );
    expect(opened.filter(Boolean)).toHaveLength(1);
    const next = `next-${opened.indexOf(true)}`;
    expect((await store.tables.record('over'))?.rematch).toBe(next);
    const there = await Promise.all(opened.map((_, i) => store.tables.record(`next-${i}`)));
    expect(there.map((record) => record !== undefined)).toEqual(opened);
  });

  it('wipes all that there is of a match', async () => {
    const opened = table('wiped');
    await store.tables.open(opened);
    await store.tables.commitMove(moveOn('wiped', opened.initialState));
    await store.chat.add('wiped', { id: 'a', seat: 0, name: 'G', text: 'Salve', at: 1 });
    await store.matches.wipe('wiped');
    const all = { state: true, log: true, metadata: true, initialState: true } as const;
    expect(await store.matches.fetch('wiped', all)).toEqual({});
    expect(await store.chat.lines('wiped')).toEqual([]);
    expect(await store.tables.record('wiped')).toBeUndefined();
  });

  it('can be opened by several at once, when it is new', async () => {
    if (place.databaseUrl === null) {
      // The file is for one server alone, and says so.
      expect(() => openStore(place, () => {})).toThrow('DATA_FOLDER');
      return;
    }
    const fresh = await newPlace();
    const stores = Array.from({ length: 8 }, () => openStore(fresh, () => {}));
    await Promise.all(stores.map(({ matches }) => matches.connect()));
    await Promise.all(stores.map((one) => one.close()));
    await fresh.remove();
  });
}
