import { BehaviorSubject, map, type Observable } from 'rxjs';
import { NO_REMAINDER, type Identifier, type Remainder } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { remainderAfter } from '#domain/library/parts/parts-replaced.ts';
import type { LogTail } from '../ports/library/change-log.ts';
import type { Lineage, Origin, Positions } from '../ports/library/origin.ts';
import type { Revision } from '../ports/library/store.ts';
import { changesOf } from './lineage/choose-base.ts';
import { NO_ORIGIN, mergeOrigins, versionOf } from './lineage/lineage.ts';

/** What a library was restored from: the revision of the text, and what the session has that this release does not know. */
export interface Restored extends Revision {
  readonly remainder: Remainder;
}

/** How far a tab's library has come in the log and in its fallback, and the libraries that it was made from. */
export class LogPosition {
  /** The last entry that is confirmed, of each log. */
  positions: Positions = {};
  private owner: Identifier | undefined;
  private origin: Origin = NO_ORIGIN;
  /** What the confirmed library has that this release does not know. */
  private remainder: Remainder = NO_REMAINDER;
  /** The name of the log that has answered last. */
  log = '';
  private readonly ids = new Set<string>();
  /** Of each log the first entry that this release cannot read. */
  private readonly unreadable = new BehaviorSubject<Positions>({});
  /** Whether a newer release has written entries that this one cannot read. Emits at once. */
  readonly isOutdated$: Observable<boolean> = this.unreadable.pipe(map((first) => Object.keys(first).length > 0));

  /** The positions before the first entry that this release cannot read: a newer release will read on from there. */
  get readable(): Positions {
    const first = (log: string): number => this.unreadable.value[log] ?? Number.POSITIVE_INFINITY;
    const entries = Object.entries(this.positions).map(([log, reached]) => [log, Math.min(reached, first(log) - 1)]);
    return Object.fromEntries(entries) as Positions;
  }

  /** The revision of a save. @param pending the ids of changes that are not confirmed yet */
  revision(pending: readonly string[]): Revision {
    return { positions: this.readable, pending, origin: this.origin };
  }

  /** Undefined until it was started. */
  get lineage(): Lineage | undefined {
    const { owner: identifier, positions, origin } = this;
    return identifier === undefined
      ? undefined
      : { identifier, version: versionOf({ positions, origin }, undefined), origin };
  }

  start(owner: Identifier, { positions, origin = NO_ORIGIN, remainder = NO_REMAINDER }: Partial<Restored>): void {
    this.owner = owner;
    this.remainder = remainder;
    this.positions = positions ?? {};
    this.origin = origin;
  }

  /** @param changes that are not confirmed yet */
  remainderWith(changes: readonly LibraryChange[]): Remainder {
    return remainderAfter(this.remainder, changes);
  }

  /** What these have that this release does not know is confirmed, whatever their place is. */
  confirm(changes: readonly LibraryChange[]): void {
    this.remainder = this.remainderWith(changes);
  }

  /** The library was made from further libraries. */
  addOrigin(origin: Origin): void {
    this.origin = mergeOrigins(this.origin, origin);
  }

  /** The last confirmed entry of a log; 0 where there is none. */
  in(log: string): number {
    return this.positions[log] ?? 0;
  }

  /** Whether a change is confirmed by any of the logs. */
  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** @param changes those of the tail that are confirmed now. @param remainder of a library that took the place of the one before */
  advance(
    { log, checkpoint, entries }: LogTail,
    changes: readonly LibraryChange[] = [],
    remainder = this.remainder,
  ): void {
    this.remainder = remainderAfter(remainder, changes);
    const reached = Math.max(this.in(log), checkpoint?.sequence ?? 0, entries.at(-1)?.sequence ?? 0);
    this.positions = { ...this.positions, [log]: reached };
    this.log = log;
    changesOf(entries).forEach(({ id }) => this.ids.add(id));
    const unread = entries.find(({ change }) => !change)?.sequence;
    if (unread !== undefined && !(log in this.unreadable.value))
      this.unreadable.next({ ...this.unreadable.value, [log]: unread });
  }
}
