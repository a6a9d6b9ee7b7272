import { injectable } from 'inversify';
import { filter, fromEvent, type Observable } from 'rxjs';
import type { AppendOptions, Appended, Checkpoint, LogTail } from '#application/ports/change-log.ts';
import type { SynchronousLog } from '#application/ports/synchronous-log.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { NO_OWNER } from './log-database.ts';
import { isLogEntry, LogEntries } from './log-entries.ts';

const NAME = 'localStorage';
/** Of an owner's entries that are in a checkpoint, the newest stay. */
const KEPT_ENTRIES = 50;

/**
 * Over localStorage, where IndexedDB cannot be had, and for a page that closes: the one thing it can still write to. Two tabs
 * that append at the very same moment may see each other's change in another order until the next visit. It keeps no texts,
 * for there is no room for a library twice.
 */
@injectable()
export class LocalChangeLog implements SynchronousLog {
  private readonly entries = new LogEntries();
  readonly grown$: Observable<unknown> = fromEvent<StorageEvent>(globalThis, 'storage').pipe(filter(({ key }) => isLogEntry(key)));

  /** @param decode as that of `IndexedDbChangeLog`. */
  constructor(private readonly decode: (raw: unknown) => LibraryChange | undefined) {}

  appendNow(changes: readonly LibraryChange[], owner: Identifier = NO_OWNER): void {
    this.entries.add(structuredClone(changes).map((change) => ({ owner, id: change.id, change })));
  }

  async append(changes: readonly LibraryChange[], { owner = NO_OWNER, after }: AppendOptions): Promise<Appended> {
    this.appendNow(changes, owner);
    const tail = this.tailOf(owner, after);
    const ids = new Set(tail.entries.map(({ change }) => change?.id));
    return { ...tail, elsewhere: changes.flatMap(({ id }) => (ids.has(id) ? [] : [id])) };
  }

  async claim(owner: Identifier): Promise<void> {
    const claimed = this.entries.all().filter((record) => record.owner === NO_OWNER);
    for (const record of claimed) {
      this.entries.remove(record);
      this.entries.add([{ ...record, owner }]);
    }
  }

  async read(owner: Identifier, after?: number): Promise<LogTail> {
    return this.tailOf(owner, after);
  }

  async checkpoint(owner: Identifier, { sequence }: Checkpoint): Promise<void> {
    const head = this.entries.head(owner);
    if (sequence < head.checkpoint) return;
    const outdated = this.of(owner).filter((record) => record.sequence <= sequence).slice(0, -KEPT_ENTRIES);
    this.entries.setHead(owner, { checkpoint: sequence, pruned: outdated.at(-1)?.sequence ?? head.pruned });
    outdated.forEach((record) => this.entries.remove(record));
  }

  async owners(): Promise<readonly (Identifier | undefined)[]> {
    const owners = new Set([...this.entries.heads(), ...this.entries.all().map(({ owner }) => owner)]);
    return [...owners].map((owner) => (owner === NO_OWNER ? undefined : owner));
  }

  async forget(owner: Identifier): Promise<void> {
    this.of(owner).forEach((record) => this.entries.remove(record));
    this.entries.removeHead(owner);
  }

  async erase(): Promise<void> {
    this.entries.all().forEach((record) => this.entries.remove(record));
    this.entries.heads().forEach((owner) => this.entries.removeHead(owner));
  }

  private of(owner: Identifier) {
    return this.entries.all().filter((record) => record.owner === owner);
  }

  private tailOf(owner: Identifier, after = 0): LogTail {
    const { checkpoint, pruned } = this.entries.head(owner);
    const isPruned = after < pruned || (after === 0 && checkpoint > 0);
    const first = isPruned ? checkpoint : after;
    return {
      log: NAME,
      ...(isPruned && { checkpoint: { sequence: checkpoint } }),
      entries: this.of(owner).flatMap(({ sequence, change }) => (sequence > first ? [{ sequence, change: this.decode(change) }] : [])),
    };
  }
}
