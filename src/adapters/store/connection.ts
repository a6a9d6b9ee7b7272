/** Names of the errors of a connection that was lost without an event, as when the visitor clears the site's data. */
const LOST: ReadonlySet<unknown> = new Set(['InvalidStateError', 'AbortError', 'UnknownError']);
const isLost = (error: unknown): boolean => error instanceof DOMException && LOST.has(error.name);

interface Closable {
  close(): void;
}

/** A connection to a database. It is opened when it is needed, and once more when it was lost. */
export class Connection<Database extends Closable> {
  private database: Database | undefined;
  private opening: Promise<Database> | undefined;

  /**
   * @param openDatabase opens the database. It calls `lost` when the database must be opened again, as when another tab
   * upgrades or deletes it.
   */
  constructor(private readonly openDatabase: (lost: () => void) => Promise<Database>) {}

  /** Resolves when the database is open; rejects when that fails. */
  async open(): Promise<Database> {
    if (this.database) return this.database;
    this.opening ??= this.openDatabase(() => this.close()).finally(() => (this.opening = undefined));
    this.database = await this.opening;
    return this.database;
  }

  /** Calls `act` at once while the connection is open, so that a closing page can still send its write. */
  async run<Result>(act: (database: Database) => Promise<Result>): Promise<Result> {
    const database = this.database ?? (await this.open());
    try {
      return await act(database);
    } catch (error) {
      if (!isLost(error)) throw error;
      // Another call may have noticed the loss before.
      if (this.database === database) this.close();
      return act(await this.open());
    }
  }

  close(): void {
    this.database?.close();
    this.database = undefined;
  }
}
