import type { LobbyAPI } from 'boardgame.io';
import { LIMITS as SIZES } from '../../game/online/api';
import { SERVED_GAMES } from '../games';
import { addressOf } from '../ops/addresses';
import { Buckets } from '../ops/limits';
import { Refused } from '../refused';
import type { MatchRecord } from '../storage/records';
import { isSeatedAs } from '../table/seats';
import { seatOf } from '../transport/messages';
import { matchData } from '../transport/readers';
import { type ApiParts, type Asked, answering, type Router } from './api';
import type { Seated } from './lobby';
import { nameOf } from './names';
import { type Body, bodyOf, gameOf, matchIDOf, tableOf } from './requests';

/**
 * The paths of boardgame.io's own lobby, for its own LobbyClient. They come before the framework's, which take names
 * of any kind and size, look seats up by any word, and read and write matches in two steps that others can come between.
 */
export function serveStockLobby(router: Router, parts: ApiParts): void {
  const { tables, lobby, limits, proxies } = parts;
  const { presence } = tables;
  const openings = new Buckets(limits.openings, tables.now);

  const asStock = (record: MatchRecord): LobbyAPI.Match => ({
    matchID: record.matchID,
    gameName: record.game,
    unlisted: record.unlisted,
    setupData: record.options,
    createdAt: record.created,
    updatedAt: record.updated,
    ...(record.isOver ? { gameover: true } : {}),
    ...(record.rematch === null ? {} : { nextMatchID: record.rematch }),
    players: matchData(record, presence),
  });
  const recordOf = async (ctx: Asked): Promise<MatchRecord> => {
    const record = await lobby.record(matchIDOf(ctx.params.id));
    if (record.game !== ctx.params.name) throw new Refused('notFound');
    return record;
  };
  const post = (path: string, answer: (ctx: Asked, body: Body) => Promise<unknown>): void => {
    router.post(
      `/games/:name${path}`,
      answering(async (ctx) => {
        const body = await bodyOf(ctx);
        if (body.data !== undefined) throw new Refused('badRequest', 'seats keep no data');
        return answer(ctx, body);
      }),
    );
  };

  router.get(
    '/games',
    answering(async () => SERVED_GAMES.map(({ id }) => id)),
  );
  router.get(
    '/games/:name',
    answering(async (ctx) => {
      const game = gameOf(ctx.params.name);
      const wish = { game, openOnly: false, after: null, limit: SIZES.page };
      return { matches: (await tables.store.tables.list(wish)).map(asStock) };
    }),
  );
  router.get(
    '/games/:name/:id',
    answering(async (ctx) => asStock(await recordOf(ctx))),
  );

  post('/create', async (ctx, { numPlayers, setupData, unlisted }) => {
    const game = gameOf(ctx.params.name);
    const table = tableOf(game, numPlayers, setupData);
    if (!openings.take(addressOf(ctx.req, proxies))) throw new Refused('tooMany');
    const wish = { game, ...table, unlisted: unlisted === true, clock: 'none' } as const;
    return { matchID: await lobby.openEmpty(wish) };
  });
  post('/:id/join', async (ctx, { playerID, playerName }) => {
    const { matchID } = await recordOf(ctx);
    const wish = { name: nameOf(playerName), seat: wishedSeat(playerID) };
    const { seat, credentials } = await lobby.join(matchID, null, wish);
    return { playerID: String(seat), playerCredentials: credentials };
  });
  post('/:id/leave', async (ctx, body) => {
    const { matchID } = await recordOf(ctx);
    await lobby.leave(matchID, (record) => [seatedAs(record, body)]);
    return {};
  });
  post('/:id/playAgain', async (ctx, body) => {
    const { matchID } = await recordOf(ctx);
    return { nextMatchID: await lobby.nextMatch(matchID, (record) => [seatedAs(record, body)]) };
  });
  for (const path of ['/:id/update', '/:id/rename']) {
    post(path, async (ctx, body) => {
      const record = await recordOf(ctx);
      await lobby.rename(record.matchID, seatedAs(record, body), nameOf(body.newName));
      return {};
    });
  }
}

function wishedSeat(playerID: unknown): number | null {
  if (playerID === undefined || playerID === null) return null;
  const seat = seatOf(playerID);
  if (seat === null) throw new Refused('notFound', 'there is no such seat');
  return seat;
}

/** The seat whose credentials are shown. */
function seatedAs(record: MatchRecord, { playerID, credentials }: Body): Seated {
  const seat = seatOf(playerID) ?? -1;
  if (!isSeatedAs(record, seat, credentials)) throw new Refused('notYours');
  return { seat, credentials: String(credentials) };
}
