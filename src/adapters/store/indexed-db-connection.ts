import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

const OPEN_LIMIT_MS = 2_000;

export interface DatabaseShape<Schema extends DBSchema> {
  readonly name: string;
  readonly version: number;
  /** Makes the object stores of a database that is new. */
  readonly upgrade: (database: IDBPDatabase<Schema>) => void;
}

/** How a connection that died unnoticed, as when the visitor clears the site's data, answers. */
const LOST: ReadonlySet<unknown> = new Set(['InvalidStateError', 'AbortError', 'UnknownError']);
const isLost = (error: unknown): boolean => error instanceof DOMException && LOST.has(error.name);

/** A connection to a database, opened when it is needed and once more when it was lost. */
export class IndexedDbConnection<Schema extends DBSchema> {
  private database: IDBPDatabase<Schema> | undefined;
  private opening: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(private readonly shape: DatabaseShape<Schema>) {}

  /** Resolves when the database is open; rejects when that fails or takes longer than 2 s, as it can on iOS. */
  async open(): Promise<IDBPDatabase<Schema>> {
    if (this.database) return this.database;
    this.opening ??= this.openInTime().finally(() => (this.opening = undefined));
    return this.opening;
  }

  /** Calls at once while the connection is open, so that a page about to close gets its write off. */
  async run<Result>(act: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
    const database = this.database ?? (await this.open());
    try {
      return await act(database);
    } catch (error) {
      if (!isLost(error)) throw error;
      // Unless another call has noticed before.
      if (this.database === database) this.close();
      return act(await this.open());
    }
  }

  close(): void {
    this.database?.close();
    this.database = undefined;
  }

  private async openInTime(): Promise<IDBPDatabase<Schema>> {
    const opened = this.openDatabase();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('IndexedDB did not open within 2 s.')), OPEN_LIMIT_MS);
    });
    try {
      this.database = await Promise.race([opened, late]);
      return this.database;
    } catch (error) {
      // One that opens after all must not stand in the way of others.
      void opened.then((database) => database.close(), () => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private openDatabase(): Promise<IDBPDatabase<Schema>> {
    const { name, version, upgrade } = this.shape;
    return openDB<Schema>(name, version, {
      upgrade,
      // Another tab upgrades or deletes the database: it waits for this connection.
      blocking: () => this.close(),
      terminated: () => this.close(),
    });
  }
}
