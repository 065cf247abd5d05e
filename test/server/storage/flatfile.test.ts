import type { StorageAPI } from 'boardgame.io';
import { openStore, type Store } from '../../../server/storage/store';
import { describeWith } from '../../support/provided';
import { libsqlPlace, type Place, postgresPlace } from '../support/databases';

/**
 * boardgame.io's own tests of its FlatFile storage, from the installed package, with our store in FlatFile's place.
 * They make one `new FlatFile(…)`, connect it, and clear it after each test.
 */
const TESTS = 'boardgame.io/src/server/db/flatfile.test';
const FLATFILE = 'boardgame.io/src/server/db/flatfile';

describe("boardgame.io's own test of a storage, on libsql", () => tests(libsqlPlace));
describeWith('postgres', "boardgame.io's own test of a storage, on PostgreSQL", (url) =>
  tests(() => postgresPlace(url)),
);

function tests(newPlace: () => Promise<Place>): void {
  let place: Place | undefined;
  let store: Store | undefined;

  class InPlaceOfFlatFile {
    async connect(): Promise<void> {
      place = await newPlace();
      store = openStore(place, () => {});
      await store.matches.connect();
    }

    async clear(): Promise<void> {
      for (const matchID of ['matchID', 'matchID2', 'matchID3', 'game2'])
        await this.#matches.wipe(matchID);
    }

    get #matches(): Store['matches'] {
      if (!store) throw new Error('not connected');
      return store.matches;
    }

    createMatch: StorageAPI.Async['createMatch'] = (...args) => this.#matches.createMatch(...args);
    setState: StorageAPI.Async['setState'] = (...args) => this.#matches.setState(...args);
    fetch: StorageAPI.Async['fetch'] = (...args) => this.#matches.fetch(...args);
    wipe: StorageAPI.Async['wipe'] = (...args) => this.#matches.wipe(...args);
    listMatches: StorageAPI.Async['listMatches'] = (...args) => this.#matches.listMatches(...args);
  }

  afterAll(async () => {
    await store?.close();
    await place?.remove();
  });

  jest.isolateModules(() => {
    jest.doMock(FLATFILE, () => ({ FlatFile: InPlaceOfFlatFile }));
    jest.requireActual(TESTS);
  });
}
