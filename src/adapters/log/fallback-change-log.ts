import { BehaviorSubject, Subject, distinctUntilChanged, merge, timer, type Observable } from 'rxjs';
import type { Clock } from '#application/ports/clock.ts';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import type {
  AppendOptions,
  Appended,
  ChangeLog,
  Checkpoint,
  LogTail,
  ClosableLog,
} from '#application/ports/library/change-log.ts';
import type { Positions } from '#application/ports/library/origin.ts';
import { inTime } from '#application/time/in-time.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { LocalChangeLog } from './local-change-log.ts';
import { LOG_LIMIT_MS, NO_OWNER } from './open-log-database.ts';

/** The two logs that a `FallbackChangeLog` uses. */
export interface Logs {
  readonly primary: ChangeLog;
  /** Takes the place of the primary while that is not available. */
  readonly fallback: LocalChangeLog;
}

/** After this time, a primary that was given up is tried again. */
const RETRY_MS = 10_000;
/** Where localStorage is blocked, the fallback holds nothing. */
const BLOCKED = (): void => undefined;

/**
 * A log with a deadline: the fallback takes the place of a primary that fails or hangs. The primary is tried again, and
 * takes over the changes that the fallback holds. At the start, those are the changes that a closed page left there.
 */
export class FallbackChangeLog implements ClosableLog {
  private readonly isPrimary = new BehaviorSubject(true);
  private readonly drained$ = new Subject<void>();
  private readonly answers$ = new Subject<void>();
  /**
   * Whether the fallback is drained. Before that, nothing is read or appended: the changes in the fallback came
   * earlier.
   */
  private isDrained = false;
  /** How often the fallback may have received changes. */
  private additions = 0;
  private draining: Promise<void> | undefined;
  readonly isPrimary$: Observable<boolean> = this.isPrimary.pipe(distinctUntilChanged());
  readonly grown$: Observable<unknown>;

  constructor(
    private readonly logs: Logs,
    private readonly clock: Clock,
    private readonly console: ConsoleLog,
  ) {
    const { primary, fallback } = logs;
    // Changes that another tab appended there must be drained as well.
    fallback.grown$.subscribe(() => this.mayHold());
    this.grown$ = merge(primary.grown$, fallback.grown$, this.drained$);
  }

  append(changes: readonly LibraryChange[], options: AppendOptions): Promise<Appended> {
    return this.withFallback((log) => log.append(changes, options));
  }

  appendNow(changes: readonly LibraryChange[], owner?: Identifier): void {
    this.logs.fallback.appendNow(changes, owner);
    // If the page stays after all, these changes must not come a second time later.
    this.mayHold();
  }

  claim(owner: Identifier, last?: readonly string[]): Promise<void> {
    return this.withFallback((log) => log.claim(owner, last));
  }

  read(owner: Identifier, after?: Positions): Promise<LogTail> {
    return this.withFallback((log) => log.read(owner, after));
  }

  checkpoint(owner: Identifier, checkpoint: Checkpoint): Promise<void> {
    return this.withFallback((log) => log.checkpoint(owner, checkpoint));
  }

  owners(): Promise<readonly (Identifier | undefined)[]> {
    return this.withFallback((log) => log.owners());
  }

  /** Forgets in both logs: changes that only one of them forgets would come back from the other. */
  async forget(owner: Identifier): Promise<void> {
    await Promise.all([this.logs.fallback.forget(owner).catch(BLOCKED), this.inTime(this.logs.primary.forget(owner))]);
  }

  async erase(): Promise<void> {
    await Promise.all([this.logs.fallback.erase().catch(BLOCKED), this.inTime(this.logs.primary.erase())]);
  }

  private async withFallback<T>(act: (log: ChangeLog) => Promise<T>): Promise<T> {
    const { primary, fallback } = this.logs;
    if (!this.isPrimary.value) return act(fallback);
    try {
      // Calls in this turn when there is nothing to wait for: the page may be about to close.
      return await this.inTime(this.isDrained ? act(primary) : this.drain().then(() => act(primary)));
    } catch (error) {
      // When the fallback refuses as well, the primary is not at fault.
      const answer = await act(fallback);
      this.giveUp(error);
      return answer;
    }
  }

  private giveUp(error: unknown): void {
    if (!this.isPrimary.value) return;
    this.console.warn('log', 'The log of changes cannot be had: another takes its place.', error);
    this.isPrimary.next(false);
    this.tryLater();
  }

  private tryLater(): void {
    timer(RETRY_MS, this.clock.scheduler).subscribe(() => void this.tryAgain());
  }

  private async tryAgain(): Promise<void> {
    this.mayHold();
    try {
      // The read is needed: draining an empty fallback asks nothing of the primary.
      await this.inTime(this.drain().then(() => this.logs.primary.read(NO_OWNER)));
      this.isPrimary.next(true);
      this.drained$.next();
    } catch {
      this.tryLater();
    }
  }

  private drain(): Promise<void> {
    this.draining ??= this.inTime(this.drainOnce()).finally(() => (this.draining = undefined));
    return this.draining;
  }

  private async drainOnce(): Promise<void> {
    const { additions, logs } = this;
    await logs.fallback.drainInto(logs.primary);
    this.isDrained = additions === this.additions;
  }

  private mayHold(): void {
    this.additions += 1;
    this.isDrained = false;
  }

  /** Each answer extends the deadline: a primary that answers anything does not hang, but has much to do. */
  private inTime<T>(answer: Promise<T>): Promise<T> {
    const watched = answer.then((value) => {
      this.answers$.next();
      return value;
    });
    return inTime(watched, { limitMs: LOG_LIMIT_MS, clock: this.clock, alive$: this.answers$ });
  }
}
