import { filter, fromEvent, of, type Observable } from 'rxjs';
import type {
  AppendOptions,
  Appended,
  ChangeLog,
  Checkpoint,
  LogTail,
  ClosableLog,
} from '#application/ports/library/change-log.ts';
import type { Positions } from '#application/ports/library/origin.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { ownName } from '../browser/own-name.ts';
import type { Entries } from '../store/storage-medium.ts';
import { readEntryKey } from './append-entries.ts';
import { decodeChange } from './decode-change.ts';
import { LogEntries } from './log-entries.ts';
import { inClaimOrder, NO_HEAD, type Head, type LogRecord } from './log-record.ts';
import { NO_OWNER } from './open-log-database.ts';

interface WrittenRecord extends LogRecord {
  readonly change: LibraryChange;
}

const NAME = 'localStorage';
const HEAD = ownName('matinee_log_head_');
/** How many of an owner's newest entries stay although they are in a checkpoint. */
const KEPT_ENTRIES = 200;

const storageEvents = (): Observable<unknown> =>
  fromEvent<StorageEvent>(globalThis, 'storage').pipe(
    filter(({ key, newValue }) => newValue !== null && readEntryKey(key) !== undefined),
  );

/**
 * A log over localStorage, for browsers without IndexedDB and for closing pages, which can still write only there. Two
 * tabs that append at the very same moment may see each other's change in another order until the next visit. It stores
 * no texts of checkpoints, because there is no room for a library twice.
 */
export class LocalChangeLog implements ClosableLog {
  readonly isPrimary$ = of(true);
  private readonly entries: LogEntries;

  /** @param storage as in `LogEntries`. */
  constructor(
    private readonly storage: () => Entries = () => localStorage,
    readonly grown$: Observable<unknown> = storageEvents(),
  ) {
    this.entries = new LogEntries(storage);
  }

  /** Does the same as `append`, but before it returns. @returns what it has written @throws where there is no room */
  appendNow(changes: readonly LibraryChange[], owner: Identifier = NO_OWNER): readonly WrittenRecord[] {
    return this.entries.add(changes, owner);
  }

  async append(changes: readonly LibraryChange[], { owner = NO_OWNER, after }: AppendOptions): Promise<Appended> {
    const tail = this.tailOf(owner, after, this.appendNow(changes, owner));
    const ids = new Set(tail.entries.map(({ change }) => change?.id));
    return { ...tail, elsewhere: changes.flatMap(({ id }) => (ids.has(id) ? [] : [id])) };
  }

  async claim(owner: Identifier, last: readonly string[] = []): Promise<void> {
    for (const record of inClaimOrder(this.of(NO_OWNER), last)) {
      this.entries.remove([record]);
      this.entries.add([{ id: record.id, ...(record.change as object) }], owner);
    }
  }

  async read(owner: Identifier, after?: Positions): Promise<LogTail> {
    return this.tailOf(owner, after);
  }

  async checkpoint(owner: Identifier, { log, sequence }: Checkpoint): Promise<void> {
    const head = this.head(owner) ?? NO_HEAD;
    if (log !== NAME || sequence < head.checkpoint) return;
    const outdated = this.entries.count > KEPT_ENTRIES ? this.outdated(owner, sequence) : [];
    this.storage().setItem(
      HEAD + owner,
      JSON.stringify({ checkpoint: sequence, pruned: outdated.at(-1)?.sequence ?? head.pruned } satisfies Head),
    );
    this.entries.remove(outdated);
  }

  async owners(): Promise<readonly (Identifier | undefined)[]> {
    const owners = new Set([...this.heads(), ...this.entries.all().map(({ owner }) => owner)]);
    return [...owners].map((owner) => (owner === NO_OWNER ? undefined : owner));
  }

  async forget(owner: Identifier): Promise<void> {
    this.entries.remove(this.of(owner));
    this.storage().removeItem(HEAD + owner);
  }

  async erase(): Promise<void> {
    this.entries.remove(this.entries.all());
    this.removeHeads();
  }

  /**
   * Lets another log append the entries, then removes them here. Entries that come in the meantime stay. Entries that
   * are in a checkpoint are moved as well: the other log may have saves of its own. Entries of a newer release stay:
   * that release takes them over.
   */
  async drainInto(log: Pick<ChangeLog, 'append'>): Promise<void> {
    const records = this.readable();
    for (const owner of new Set(records.map((record) => record.owner))) {
      const own = records.filter((record) => record.owner === owner && decodeChange(record.change));
      const changes = own.flatMap(({ change }) => decodeChange(change) ?? []);
      if (changes.length > 0) await log.append(changes, { owner: owner === NO_OWNER ? undefined : owner });
      this.entries.remove(own);
    }
    if (records.length > 0) this.removeHeads();
  }

  /** All entries; none where localStorage is blocked. */
  private readable(): readonly LogRecord[] {
    try {
      return this.entries.all();
    } catch {
      return [];
    }
  }

  private outdated(owner: Identifier, checkpoint: number): readonly LogRecord[] {
    return this.of(owner)
      .filter(({ sequence }) => sequence <= checkpoint)
      .slice(0, -KEPT_ENTRIES);
  }

  private removeHeads(): void {
    for (const owner of this.heads()) this.storage().removeItem(HEAD + owner);
  }

  private of(owner: Identifier, known?: Parameters<LogEntries['all']>[0]): readonly LogRecord[] {
    return this.entries.all(known).filter((record) => record.owner === owner);
  }

  private heads(): readonly Identifier[] {
    const storage = this.storage();
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    return keys.flatMap((key) => (key.startsWith(HEAD) ? [key.slice(HEAD.length)] : []));
  }

  /** Undefined where there is no checkpoint, or none that can be read. */
  private head(owner: Identifier): Head | undefined {
    const text = this.storage().getItem(HEAD + owner) ?? 'null';
    try {
      const kept = JSON.parse(text) as Partial<Head> | null;
      return typeof kept?.checkpoint === 'number' ? { ...NO_HEAD, ...kept } : undefined;
    } catch {
      return undefined;
    }
  }

  private tailOf(owner: Identifier, after: Positions = {}, written: readonly WrittenRecord[] = []): LogTail {
    const head = this.head(owner);
    const known = after[NAME] ?? 0;
    const checkpoint = head && (known < head.pruned || known === 0) ? { sequence: head.checkpoint } : undefined;
    const first = checkpoint?.sequence ?? known;
    const own = new Map(written.map(({ id, change }) => [id, change]));
    return {
      log: NAME,
      ...(checkpoint && { checkpoint }),
      entries: this.of(owner, { written, after: first }).map(({ sequence, id, change }) => ({
        sequence,
        change: own.get(id) ?? decodeChange(change),
      })),
    };
  }
}
