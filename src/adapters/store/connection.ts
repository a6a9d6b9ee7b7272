/** How a connection that died unnoticed, as when the visitor clears the site's data, answers. */
const LOST: ReadonlySet<unknown> = new Set(['InvalidStateError', 'AbortError', 'UnknownError']);
const isLost = (error: unknown): boolean => error instanceof DOMException && LOST.has(error.name);

interface Closable {
  close(): void;
}

/** A connection to a database, opened when it is needed and once more when it was lost. */
export class Connection<Database extends Closable> {
  private database: Database | undefined;
  private opening: Promise<Database> | undefined;

  /** @param openDatabase calls `lost` when the database has to be opened again, as when another tab upgrades or deletes it. */
  constructor(private readonly openDatabase: (lost: () => void) => Promise<Database>) {}

  /** Resolves when the database is open; rejects when that fails. */
  async open(): Promise<Database> {
    if (this.database) return this.database;
    this.opening ??= this.openDatabase(() => this.close()).finally(() => (this.opening = undefined));
    this.database = await this.opening;
    return this.database;
  }

  /** Calls at once while the connection is open, so that a page about to close gets its write off. */
  async run<Result>(act: (database: Database) => Promise<Result>): Promise<Result> {
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
}
