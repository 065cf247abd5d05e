import '../../support/production';
import { bundledServer, type Kind } from '../support/child';
import { Arena } from './arena';
import { HOLES } from './holes';

/**
 * Every attack is made twice, by the same code: on boardgame.io's own server, where it must succeed, or it would prove
 * nothing, and on ours.
 */
const bundle = bundledServer();
const arenas = new Map<Kind, Arena>();

/** One server for all attacks, and another once it is dead. */
async function arenaOf(kind: Kind): Promise<Arena> {
  const there = arenas.get(kind);
  if (there?.server.isAlive) return there;
  await there?.close();
  const arena = await Arena.open(bundle.file, kind);
  arenas.set(kind, arena);
  return arena;
}

afterAll(async () => {
  for (const arena of arenas.values()) await arena.close();
  bundle.remove();
});

describe.each(Object.entries(HOLES))('Somebody who %s', (_, attack) => {
  it("succeeds on boardgame.io's own server", async () => {
    expect(await attack(await arenaOf('stock'))).toBe(true);
    // The prototype of all objects, for instance, is not worth living on with.
    await arenas.get('stock')?.server.kill();
  }, 30_000);

  it('fails on ours', async () => {
    const arena = await arenaOf('ours');
    expect(await attack(arena)).toBe(false);
    expect(arena.server.isAlive).toBe(true);
  }, 30_000);
});
