import { BehaviorSubject, Subject, distinctUntilChanged, merge, timer, type Observable } from 'rxjs';
import { inTime } from '#application/library/in-time.ts';
import type { AppendOptions, Appended, ChangeLog, Checkpoint, LogTail } from '#application/ports/change-log.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import type { SynchronousLog } from '#application/ports/synchronous-log.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { NO_OWNER } from './log-database.ts';

export interface FallbackChangeLogParts {
  readonly primary: ChangeLog;
  /** Taken in its place while the primary cannot be had. */
  readonly fallback: SynchronousLog;
  readonly clock: Clock;
  readonly log: Log;
}

/** IndexedDB may hang, as on iOS and on busy devices. */
const LIMIT_MS = 2_000;
/** A primary that was given up is tried again. */
const RETRY_MS = 10_000;

/**
 * A log with a deadline: the fallback takes the place of a primary that fails or hangs. The primary is tried again, and
 * takes over what the fallback holds, at the start what a page that closed has left there.
 */
export class FallbackChangeLog implements SynchronousLog {
  private readonly isPrimary = new BehaviorSubject(true);
  private readonly drained$ = new Subject<void>();
  private drained: Promise<void> | undefined;
  /** Whether the primary can be had. Emits at once. */
  readonly isPrimary$: Observable<boolean> = this.isPrimary.pipe(distinctUntilChanged());
  readonly grown$: Observable<unknown>;

  constructor(private readonly parts: FallbackChangeLogParts) {
    this.grown$ = merge(parts.primary.grown$, parts.fallback.grown$, this.drained$);
  }

  append(changes: readonly LibraryChange[], options: AppendOptions): Promise<Appended> {
    return this.ask((log) => log.append(changes, options));
  }

  appendNow(changes: readonly LibraryChange[], owner?: Identifier): void {
    this.parts.fallback.appendNow(changes, owner);
  }

  claim(owner: Identifier): Promise<void> {
    return this.ask((log) => log.claim(owner));
  }

  read(owner: Identifier, after?: number): Promise<LogTail> {
    return this.ask((log) => log.read(owner, after));
  }

  checkpoint(owner: Identifier, checkpoint: Checkpoint): Promise<void> {
    return this.ask((log) => log.checkpoint(owner, checkpoint));
  }

  owners(): Promise<readonly (Identifier | undefined)[]> {
    return this.ask((log) => log.owners());
  }

  /** Of both: what one of them forgets alone would come back from the other. */
  async forget(owner: Identifier): Promise<void> {
    await Promise.all([this.parts.fallback.forget(owner), this.inTime(this.parts.primary.forget(owner))]);
  }

  async erase(): Promise<void> {
    await Promise.all([this.parts.fallback.erase(), this.inTime(this.parts.primary.erase())]);
  }

  private async ask<T>(act: (log: ChangeLog) => Promise<T>): Promise<T> {
    const { primary, fallback } = this.parts;
    if (!this.isPrimary.value) return act(fallback);
    try {
      return await this.inTime(this.drain().then(() => act(primary)));
    } catch (error) {
      // What the fallback refuses as well is no fault of the primary.
      const answer = await act(fallback);
      this.giveUp(error);
      return answer;
    }
  }

  private giveUp(error: unknown): void {
    if (!this.isPrimary.value) return;
    const { clock, log } = this.parts;
    log.warn('The log of changes cannot be had: another takes its place.', error);
    this.isPrimary.next(false);
    timer(RETRY_MS, clock.scheduler).subscribe(() => void this.tryAgain());
  }

  private async tryAgain(): Promise<void> {
    const { clock } = this.parts;
    this.drained = undefined;
    try {
      await this.inTime(this.drain());
      this.isPrimary.next(true);
      this.drained$.next();
    } catch {
      timer(RETRY_MS, clock.scheduler).subscribe(() => void this.tryAgain());
    }
  }

  /** Once, until the primary is given up: nothing is read or appended before what was appended earlier. */
  private drain(): Promise<void> {
    this.drained ??= this.drainAll();
    return this.drained;
  }

  private async drainAll(): Promise<void> {
    const { primary, fallback } = this.parts;
    for (const owner of await fallback.owners()) {
      const { entries } = await fallback.read(owner ?? NO_OWNER);
      const changes = entries.flatMap(({ change }) => (change ? [change] : []));
      if (changes.length > 0) await primary.append(changes, { owner });
      // What a newer release has left there is for that one to take over.
      if (changes.length === entries.length) await fallback.forget(owner ?? NO_OWNER);
    }
  }

  private inTime<T>(answer: Promise<T>): Promise<T> {
    return inTime(answer, { limitMs: LIMIT_MS, clock: this.parts.clock });
  }
}
