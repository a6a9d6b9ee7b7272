import { fromEvent, NEVER, type Observable } from 'rxjs';
import type { Appended, AppendOptions, ChangeLog, Checkpoint, LogTail } from '#application/ports/library/change-log.ts';
import type { Positions } from '#application/ports/library/origin.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { ownName } from '../browser/own-name.ts';
import { Connection } from '../store/connection.ts';
import { decodeChange } from './decode-change.ts';
import {
  entriesOf,
  type Head,
  inClaimOrder,
  type LogRecord,
  type NewRecord,
  NO_HEAD,
  OBJECT_STORES,
} from './log-record.ts';
import { openChannel, type OpenChannel } from './open-channel.ts';
import { answerOf, completionOf, NO_OWNER, openLogDatabase } from './open-log-database.ts';

/**
 * Requests an owner's entries after a number, in the turn of the call. The answers are valid once the transaction has
 * ended.
 */
const requestTail = (transaction: IDBTransaction, owner: Identifier, after: number) => {
  const head = transaction.objectStore('heads').get(owner) as IDBRequest<Head | undefined>;
  const records = transaction
    .objectStore('entries')
    .index('owner')
    .getAll(entriesOf(owner, after + 1)) as IDBRequest<LogRecord[]>;
  const log = transaction.objectStore('names').get('log') as IDBRequest<string | undefined>;
  return { head, records, log };
};

type TailRequests = ReturnType<typeof requestTail>;

/** The log's name. It is empty after the visitor erased everything; the numbers go on. */
const nameOf = ({ result }: TailRequests['log']): string => result ?? '';

/**
 * Adds records, in the turn of the call. A record with an id that is already there aborts the transaction, unless
 * `note` is given.
 * @param note is called with each id that is already there.
 */
const addAll = (entries: IDBObjectStore, records: readonly NewRecord[], note?: (id: string) => void): void => {
  for (const record of records) {
    entries.add(record).addEventListener('error', (event) => {
      if (!note || (event.target as IDBRequest).error?.name !== 'ConstraintError') return;
      event.preventDefault();
      event.stopPropagation();
      note(record.id);
    });
  }
};

/**
 * How many of an owner's newest entries stay although they are in a checkpoint: more than other tabs are likely to have
 * missed.
 */
const KEPT_ENTRIES = 200;
const CHANNEL = ownName('matinee-log');

/**
 * A text as it is kept: no object. A tab of a release until 1.2 that has missed changes would take from it the parts that it knows, and save its
 * own older ones of all else as if it had everything. It cannot read this, stays where it is, and loses nothing (decision 24).
 */
const sealed = (text: string): string => `[${text}]`;
/** The text in what is kept, by a former release too. */
const unsealed = (kept: string): string => (kept.startsWith('[') ? kept.slice(1, -1) : kept);

/**
 * A log over IndexedDB. The database's own key is the order of all tabs, and a completed transaction survives a killed
 * browser.
 */
export class IndexedDbChangeLog implements ChangeLog {
  /** The log's name, once it is known. */
  private name: string | undefined;
  /** What this tab appended last, by its ids: it may be of thousands of titles, which are not checked again when they are read back. */
  private own: ReadonlyMap<string, LibraryChange> = new Map();
  private readonly channel: BroadcastChannel | undefined;
  readonly grown$: Observable<unknown>;

  constructor(
    private readonly connection = new Connection(openLogDatabase),
    open: OpenChannel = openChannel,
  ) {
    this.channel = open(CHANNEL);
    this.grown$ = this.channel ? fromEvent(this.channel, 'message') : NEVER;
  }

  async append(changes: readonly LibraryChange[], { owner = NO_OWNER, after = {} }: AppendOptions): Promise<Appended> {
    const records = changes.map((change): NewRecord => ({ owner, id: change.id, change }));
    this.own = new Map(changes.map((change) => [change.id, change]));
    // A change that is already there aborts a transaction that was committed in the same turn. Then each change is
    // looked at.
    const write = (database: IDBDatabase) =>
      this.appendIn(database, { records, owner, after }).catch(() =>
        this.appendIn(database, { records, owner, after, known: new Set() }),
      );
    const appended = await this.connection.run(write);
    this.publish();
    return appended;
  }

  async claim(owner: Identifier, last: readonly string[] = []): Promise<void> {
    const claimed = await this.write(async (transaction) => {
      const entries = transaction.objectStore('entries');
      const records = (await answerOf(entries.index('owner').getAll(entriesOf(NO_OWNER, 0)))) as LogRecord[];
      for (const { sequence, id, change } of inClaimOrder(records, last)) {
        entries.delete(sequence);
        entries.add({ owner, id, change });
      }
      return records.length;
    });
    if (claimed > 0) this.publish();
  }

  read(owner: Identifier, after: Positions = {}): Promise<LogTail> {
    return this.connection.run(async (database) => {
      const transaction = database.transaction(OBJECT_STORES, 'readonly');
      const asked = this.askAfter(after);
      const requests = requestTail(transaction, owner, asked);
      await answerOf(requests.log);
      const tail = this.tailOf(requests, { after, asked });
      if (tail) return tail;
      if (this.askAfter(after) < asked) return this.read(owner, after);
      const { log, head, records } = requests;
      const kept = (await answerOf(transaction.objectStore('checkpoints').get(owner))) as Checkpoint;
      const { checkpoint } = head.result ?? NO_HEAD;
      return {
        log: nameOf(log),
        checkpoint: { sequence: kept.sequence, text: unsealed(kept.text), ...(kept.origin && { origin: kept.origin }) },
        entries: this.toEntries(records.result.filter((each) => each.sequence > checkpoint)),
      };
    });
  }

  async checkpoint(owner: Identifier, checkpoint: Checkpoint): Promise<void> {
    const { sequence } = checkpoint;
    await this.write(async (transaction) => {
      const entries = transaction.objectStore('entries');
      const heads = transaction.objectStore('heads');
      const log = transaction.objectStore('names').get('log') as IDBRequest<string | undefined>;
      const head = ((await answerOf(heads.get(owner))) as Head | undefined) ?? NO_HEAD;
      if (checkpoint.log !== nameOf(log) || sequence < head.checkpoint) return;
      const keys = (await answerOf(entries.index('owner').getAllKeys(entriesOf(owner, 0, sequence)))) as number[];
      const outdated = keys.slice(0, -KEPT_ENTRIES);
      for (const key of outdated) entries.delete(key);
      transaction.objectStore('checkpoints').put({ ...checkpoint, text: sealed(checkpoint.text) }, owner);
      heads.put({ checkpoint: sequence, pruned: outdated.at(-1) ?? head.pruned } satisfies Head, owner);
    });
  }

  async owners(): Promise<readonly (Identifier | undefined)[]> {
    return this.connection.run(async (database) => {
      const transaction = database.transaction(OBJECT_STORES, 'readonly');
      const records = transaction.objectStore('entries').getAll() as IDBRequest<LogRecord[]>;
      const keys = (await answerOf(transaction.objectStore('heads').getAllKeys())) as Identifier[];
      const owners = new Set([...keys, ...records.result.map(({ owner }) => owner)]);
      return [...owners].map((owner) => (owner === NO_OWNER ? undefined : owner));
    });
  }

  async forget(owner: Identifier): Promise<void> {
    await this.write(async (transaction) => {
      const entries = transaction.objectStore('entries');
      for (const key of await answerOf(entries.index('owner').getAllKeys(entriesOf(owner, 0)))) entries.delete(key);
      for (const name of ['heads', 'checkpoints']) transaction.objectStore(name).delete(owner);
    });
  }

  async erase(): Promise<void> {
    await this.write(async (transaction) => {
      for (const name of ['entries', 'heads', 'checkpoints']) transaction.objectStore(name).clear();
    });
  }

  /** Closes the database and the channel to the other tabs. */
  close(): void {
    this.connection.close();
    this.channel?.close();
  }

  private async appendIn(database: IDBDatabase, { records, owner, after, known }: Appending): Promise<Appended> {
    const transaction = database.transaction(OBJECT_STORES, 'readwrite');
    const completion = completionOf(transaction);
    try {
      addAll(transaction.objectStore('entries'), records, known && ((id) => known.add(id)));
    } catch (error) {
      transaction.abort();
      await completion.catch(() => undefined);
      throw error;
    }
    const asked = this.askAfter(after);
    const requests = requestTail(transaction, owner, asked);
    // By itself, the transaction would commit only after the page has received the answer to each request.
    if (!known) transaction.commit();
    await completion;
    const tail = this.tailOf(requests, { after, asked }) ?? (await this.read(owner, after));
    const ids = new Set(tail.entries.map(({ change }) => change?.id));
    return { ...tail, elsewhere: [...(known ?? [])].filter((id) => !ids.has(id)) };
  }

  /** The number after which to read. All entries are read from a log with a name that is not known yet. */
  private askAfter(after: Positions): number {
    return this.name === undefined ? 0 : (after[this.name] ?? 0);
  }

  /** Undefined where entries are missing: they are in a checkpoint, or were not requested. */
  private tailOf(
    { head, records, log }: TailRequests,
    { after, asked }: { readonly after: Positions; readonly asked: number },
  ): LogTail | undefined {
    this.name = nameOf(log);
    const known = this.askAfter(after);
    const { pruned } = head.result ?? NO_HEAD;
    // A library that came along from elsewhere is in a checkpoint before it has an entry.
    if (known < asked || known < pruned || (known === 0 && head.result)) return undefined;
    return { log: this.name, entries: this.toEntries(records.result.filter(({ sequence }) => sequence > known)) };
  }

  private toEntries(records: readonly LogRecord[]): LogTail['entries'] {
    return records.map(({ sequence, id, change }) => ({ sequence, change: this.own.get(id) ?? decodeChange(change) }));
  }

  private write<T>(act: (transaction: IDBTransaction) => Promise<T>): Promise<T> {
    return this.connection.run(async (database) => {
      const transaction = database.transaction(OBJECT_STORES, 'readwrite');
      const [result] = await Promise.all([act(transaction), completionOf(transaction)]);
      return result;
    });
  }

  private publish(): void {
    try {
      this.channel?.postMessage('grown');
    } catch {
      // The channel was closed: the other tabs find the changes when they read.
    }
  }
}

interface Appending {
  readonly records: readonly NewRecord[];
  readonly owner: Identifier;
  readonly after: Positions;
  /** If given, ids that are already in the log are added here, and do no harm. */
  readonly known?: Set<string>;
}
