import type { DBSchema } from 'idb';
import type { Clock } from '#application/ports/clock.ts';
import { ownName } from '../../browser/own-name.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import { IndexedDbConnection, type DatabaseShape } from '../../store/indexed-db-connection.ts';

interface KeptFile {
  readonly text: string;
  /** In milliseconds since 1970. */
  readonly keptAt: number;
}

interface FilesSchema extends DBSchema {
  readonly files: { readonly key: string; readonly value: KeptFile };
}

const FILES = 'files';

const SHAPE: DatabaseShape<FilesSchema> = {
  name: ownName('matinee-bench'),
  version: 1,
  upgrade: (database) => void database.createObjectStore(FILES),
};

/** No event tells that a tab was closed. */
const KEPT_MS = 86_400_000;

/** The libraries of tabs: session storage would have no room for one of 5 MB. Every method rejects where there is no IndexedDB. */
export class BenchFiles {
  private readonly connection: IndexedDbConnection<FilesSchema>;

  constructor(private readonly clock: Clock) {
    this.connection = new IndexedDbConnection(SHAPE, clock);
  }

  async get(id: string): Promise<string | undefined> {
    return (await this.connection.run((database) => database.get(FILES, id)))?.text;
  }

  /** Forgets those of tabs that are likely closed by now: a day later. */
  async put(id: string, text: string): Promise<void> {
    const keptAt = this.clock.now().getTime();
    await this.connection.run((database) =>
      inTransaction(database, {
        stores: [FILES],
        mode: 'readwrite',
        act: async (transaction) => {
          const store = transaction.objectStore(FILES);
          for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue())
            if (cursor.value.keptAt < keptAt - KEPT_MS) await cursor.delete();
          await store.put({ text, keptAt }, id);
        },
      }),
    );
  }

  async remove(id: string): Promise<void> {
    await this.connection.run((database) => database.delete(FILES, id));
  }
}
