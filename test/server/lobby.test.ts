import type { ChatLine, MatchPage, SeatedMatch } from '../../game/online/api';
import { Person, runningMatch } from './support/people';
import { aServer } from './support/server';
import { seatedSockets, TestSocket } from './support/sockets';

const server = aServer();
const person = (): Person => new Person(server().url);
const stranger = (): Person => new Person(server().url, null);

describe('Opening a table', () => {
  it('seats whoever opens it, and bots on the last seats', async () => {
    const match = await person().open({ players: 4, name: ' Gaius ', bots: ['easy', 'hard'] });
    expect(match.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Gaius', null],
      [null, null],
      ['Bot', 'easy'],
      ['Bot', 'hard'],
    ]);
    expect(match.own).toEqual([{ seat: 0, credentials: expect.any(String) }]);
    expect(match).toMatchObject({ isRunning: false, isOver: false, awaited: [], rematch: null });
  });

  it.each([
    [{ game: 'chess' }, 404, 'noSuchGame'],
    [{ game: '__proto__' }, 404, 'noSuchGame'],
    [{ players: 2 }, 400, 'badTable'],
    [{ players: 20_000_000 }, 400, 'badTable'],
    [{ players: '3' }, 400, 'badTable'],
    [{ options: { openPurse: true } }, 400, 'badTable'],
    [{ options: [] }, 400, 'badTable'],
    [{ bots: ['easy', 'easy', 'easy'] }, 400, 'badTable'],
    [{ bots: ['genius'] }, 400, 'badRequest'],
    [{ bots: 'easy' }, 400, 'badRequest'],
    [{ clock: 'blitz' }, 400, 'badRequest'],
    [{ unlisted: 'no' }, 400, 'badRequest'],
    [{ name: '' }, 400, 'badName'],
    [{ name: ' \u200b ' }, 400, 'badName'],
    [{ name: 'x'.repeat(25) }, 400, 'badName'],
    [{ name: { toString: 'Gaius' } }, 400, 'badName'],
  ])('with %j is refused', async (wrong, status, error) => {
    const wish = { game: 'sylla', players: 3, options: {}, name: 'Gaius', ...wrong };
    const answer = await person().post('/matches', wish);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(answer.body.message).toEqual(expect.any(String));
  });

  it('needs a device', async () => {
    const answer = await stranger().post('/matches', { game: 'sylla', players: 3, name: 'Gaius' });
    expect([answer.status, answer.body.error]).toEqual([403, 'notYours']);
  });
});

describe('A seat', () => {
  it('goes to one of many who want it at once', async () => {
    const { matchID } = await person().open({ players: 3 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        person().post(`/matches/${matchID}/join`, { name: 'I', seat: 1 }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ body }) => body.error))).toEqual(new Set(['seatTaken']));
  });

  it('is given until none is left, and the game runs', async () => {
    const { matchID } = await person().open({ players: 3 });
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => person().post(`/matches/${matchID}/join`, { name: 'I' })),
    );
    const seated = answers.filter(({ status }) => status === 200).flatMap(({ body }) => body.own);
    expect(seated.map(({ seat }) => seat).toSorted()).toEqual([1, 2]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.error))).toEqual(new Set(['full']));
    const { body } = await stranger().get(`/matches/${matchID}`);
    expect(body).toMatchObject({ isRunning: true, awaited: [0, 1, 2], own: [] });
  });

  it('can be left before the start, and not after it', async () => {
    const opener = person();
    const guest = person();
    const { matchID } = await opener.open({ players: 3 });
    await guest.join(matchID);
    expect((await guest.post(`/matches/${matchID}/leave`)).body.seats[1]?.name).toBeNull();
    expect((await guest.post(`/matches/${matchID}/leave`)).body.error).toBe('notYours');
    const { people, ...running } = await runningMatch(server().url);
    const answer = await people[1]?.post(`/matches/${running.matchID}/leave`);
    expect([answer?.status, answer?.body.error]).toEqual([409, 'running']);
  });

  it('shows its credentials to its own device and nobody else', async () => {
    const { matchID, people, credentials } = await runningMatch(server().url);
    for (const [seat, owner] of people.entries()) {
      const { body } = await owner.get(`/matches/${matchID}`);
      expect(body.own).toEqual([{ seat, credentials: credentials[seat] }]);
    }
    const seen = JSON.stringify([
      await stranger().get(`/matches/${matchID}`),
      await person().get(`/matches/${matchID}`),
      await stranger().get('/matches'),
      await (await fetch(`${server().url}/games/sylla/${matchID}`)).json(),
      await (await fetch(`${server().url}/games/sylla`)).json(),
    ]);
    for (const secret of credentials) expect(seen).not.toContain(secret);
    for (const { secret } of people) expect(seen).not.toContain(secret);
  });
});

describe('The list', () => {
  it('shows public matches that are not over, newest first, page by page', async () => {
    const opener = person();
    const opened: string[] = [];
    for (let i = 0; i < 53; i++)
      opened.push((await opener.open({ game: 'alea', players: 2 })).matchID);
    const hidden = await opener.open({ game: 'alea', players: 2, unlisted: true });
    const pages: MatchPage[] = [];
    let cursor = '';
    for (let i = 0; i < 3; i++) {
      const { body } = await stranger().get<MatchPage>(`/matches?game=alea&cursor=${cursor}`);
      pages.push(body);
      if (body.next === null) break;
      cursor = body.next;
    }
    expect(pages.map(({ matches }) => matches.length)).toEqual([50, 3]);
    const listed = pages.flatMap(({ matches }) => matches);
    expect(new Set(listed.map(({ matchID }) => matchID))).toEqual(new Set(opened));
    expect(listed.map(({ created }) => created)).toEqual(
      listed.map(({ created }) => created).toSorted((a, b) => b - a),
    );
    expect(JSON.stringify(pages)).not.toContain(hidden.matchID);
    expect((await stranger().get(`/matches/${hidden.matchID}`)).status).toBe(200);
  });

  it('can leave out what is full', async () => {
    const { matchID } = await runningMatch(server().url, { game: 'triumvirate', players: 2 });
    const ids = async (query: string): Promise<string[]> =>
      (await stranger().get<MatchPage>(`/matches?${query}`)).body.matches.map((m) => m.matchID);
    expect(await ids('game=triumvirate')).toContain(matchID);
    expect(await ids('game=triumvirate&open=1')).not.toContain(matchID);
  });

  it.each(['game=chess', 'cursor=now', "cursor=1.'--", 'cursor=1.x&cursor=2.y'])(
    'refuses ?%s',
    async (query) => {
      expect((await stranger().get(`/matches?${query}`)).status).toBeGreaterThanOrEqual(400);
    },
  );
});

describe('A quick match', () => {
  it('joins the oldest open table, never the own, or opens one', async () => {
    const wish = { game: 'triumvirate', name: 'Quick' };
    const [one, other, third, fourth] = [person(), person(), person(), person()];
    const opened = (await one.post('/quick', wish)).body;
    expect(opened).toMatchObject({ clock: 'fast', unlisted: false, own: [{ seat: 0 }] });
    expect(opened.seats).toHaveLength(3);
    expect((await one.post('/quick', wish)).body.matchID).not.toBe(opened.matchID);
    const joined = (await other.post('/quick', wish)).body;
    expect([joined.matchID, joined.own[0]?.seat]).toEqual([opened.matchID, 1]);
    expect((await third.post('/quick', wish)).body).toMatchObject({
      matchID: opened.matchID,
      isRunning: true,
    });
    expect((await fourth.post('/quick', wish)).body.matchID).not.toBe(opened.matchID);
  });
});

describe('A device', () => {
  it('lists its games, newest first, with whose turn it is', async () => {
    const { people, matchID } = await runningMatch(server().url);
    const [opener] = people;
    const second = await opener?.open({ game: 'alea', players: 2 });
    const answer = await opener?.get<{ matches: SeatedMatch[] }>('/mine');
    expect(answer?.body.matches.map((match) => match.matchID)).toEqual([second?.matchID, matchID]);
    expect(answer?.body.matches[1]?.awaited).toEqual([0, 1, 2]);
  });

  it('moves its secret to another by a code that works once', async () => {
    const owner = person();
    const { matchID } = await owner.open();
    const { body } = await owner.post<{ code: string; expires: number }>('/device/code');
    expect(body.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/);
    const spaced = body.code.toLowerCase().replace(/(.{4})/g, '$1-');
    const redeemed = await stranger().post<{ secret: string }>('/device/redeem', { code: spaced });
    expect(redeemed.body.secret).toBe(owner.secret);
    const elsewhere = new Person(server().url, redeemed.body.secret);
    expect((await elsewhere.get(`/matches/${matchID}`)).body.own).toHaveLength(1);
    const again = await stranger().post('/device/redeem', { code: body.code });
    expect([again.status, again.body.error]).toEqual([404, 'badCode']);
  });
});

describe('Chat', () => {
  it('reaches everybody at the table, is kept, and is plain text', async () => {
    const match = await runningMatch(server().url);
    const sockets = await seatedSockets(server().url, match);
    const spectator = new TestSocket(server().url);
    await spectator.sync(match.matchID, null);
    const line = { id: 'line-1', sender: '0', payload: '<b>Salve</b>\u202e\n ' };
    const said = [...sockets, spectator].map((socket) => socket.next('chat'));
    sockets[0]?.send('chat', match.matchID, line, match.credentials[0]);
    for (const [, heard] of await Promise.all(said))
      expect(heard).toEqual({ id: 'line-1', sender: '0', payload: '<b>Salve</b>' });
    const { body } = await stranger().get<{ lines: ChatLine[] }>(`/matches/${match.matchID}/chat`);
    expect(body.lines).toEqual([
      { id: 'line-1', seat: 0, name: 'Opener', text: '<b>Salve</b>', at: expect.any(Number) },
    ]);
    for (const socket of [...sockets, spectator]) socket.close();
  });

  it('is refused to strangers, and when it is empty, long, or no text', async () => {
    const match = await runningMatch(server().url);
    const socket = new TestSocket(server().url);
    const say = async (payload: unknown, credentials: unknown = match.credentials[0]) =>
      (await socket.refusal('chat', match.matchID, { id: 'x', sender: '0', payload }, credentials))
        .code;
    expect(await say('Salve', 'guess')).toBe('notYours');
    expect(await say('Salve', match.credentials[1])).toBe('notYours');
    for (const payload of ['', ' ', 'x'.repeat(401), { text: 'Salve' }, null, 7])
      expect(await say(payload)).toBe('badRequest');
    socket.close();
  });
});
