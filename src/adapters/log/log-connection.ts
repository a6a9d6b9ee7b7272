import { openLogDatabase } from './log-database.ts';

/** How a connection answers that has died unnoticed, as when the visitor clears the site's data. */
const LOST: ReadonlySet<unknown> = new Set(['InvalidStateError', 'UnknownError']);
const isLost = (error: unknown): boolean => error instanceof DOMException && LOST.has(error.name);

/** A connection to the log's database, opened when it is needed and once more when it was lost. */
export class LogConnection {
  private opening: Promise<IDBDatabase> | undefined;
  private database: IDBDatabase | undefined;

  /** Calls at once while the connection is open, so that a page about to close gets its write off. */
  async run<T>(act: (database: IDBDatabase) => Promise<T>): Promise<T> {
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

  private async open(): Promise<IDBDatabase> {
    if (this.database) return this.database;
    this.opening ??= openLogDatabase().finally(() => (this.opening = undefined));
    const database = await this.opening;
    // Another tab upgrades or deletes the database: it waits for this connection.
    for (const type of ['versionchange', 'close']) database.addEventListener(type, () => this.close());
    this.database = database;
    return database;
  }
}
