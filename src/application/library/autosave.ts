import {
  BehaviorSubject,
  Subject,
  concatMap,
  filter,
  merge,
  startWith,
  switchMap,
  timer,
  type Observable,
  type Subscription,
} from 'rxjs';
import type { Clock } from '../ports/clock.ts';
import { NOT_LOADED, NOT_SAVED, type SaveStatus } from './load-state.ts';

interface AutosaveDeps {
  /** The visitor's changes. */
  readonly changes$: Observable<unknown>;
  /** The page is hidden or about to close. */
  readonly leaving$: Observable<unknown>;
  readonly save: () => Promise<void>;
  /** As `save`, for a page that is about to close. */
  readonly saveNow: () => void;
  /** Is told why a save has failed. */
  readonly note?: (error: unknown) => void;
  readonly clock: Clock;
}

/** product.md, Saving: autosave. */
const DELAY_MS = 1_000;
/** A full disk may have room again: a failed save is tried until it succeeds. */
const RETRY_MS = 10_000;
/** product.md, Saving: save failure. */
export const SAVE_ERROR = 'Failed to save data to local storage';

/** Saves one second after the last change (product.md, Saving: autosave), and at once when the page is left. */
export class Autosave {
  private readonly status = new BehaviorSubject<SaveStatus>(NOT_SAVED);
  private readonly failed$ = new Subject<void>();
  private readonly touched$ = new Subject<void>();
  /** Counts changes, so that a save knows whether it was overtaken. */
  private changes = 0;
  private savedChanges = 0;
  private sentChanges = 0;
  /** Emits at once. */
  readonly status$: Observable<SaveStatus> = this.status.asObservable();

  constructor(private readonly deps: AutosaveDeps) {
    // From the beginning: changes before the first save are saved as well.
    deps.changes$.subscribe(() => (this.changes += 1));
  }

  /** Begins to save. The stored library must have been loaded before, or it would be overwritten. */
  activate(): () => void {
    const { changes$, leaving$, clock } = this.deps;
    const subscriptions: readonly Subscription[] = [
      merge(
        // Not debounceTime: it goes by the time of day, which may be set back.
        merge(changes$, this.touched$).pipe(
          startWith(undefined),
          switchMap(() => timer(DELAY_MS, clock.scheduler)),
        ),
        this.failed$.pipe(switchMap(() => timer(RETRY_MS, clock.scheduler))),
      )
        .pipe(
          filter(() => this.isDirty),
          // One at a time: an older save must never land after a newer one.
          concatMap(() => this.save()),
        )
        .subscribe(),
      leaving$.pipe(filter(() => this.isDirty)).subscribe(() => this.saveNow()),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }

  /** Saves as if there were a change: the stored library differs from that in memory, although the visitor changed nothing. */
  touch(): void {
    this.changes += 1;
    this.touched$.next();
  }

  /** Notes that loading failed. */
  reportLoadFailure(): void {
    this.status.next(NOT_LOADED);
  }

  private get isDirty(): boolean {
    return this.savedChanges < this.changes;
  }

  private async save(): Promise<void> {
    const { changes } = this;
    try {
      await this.deps.save();
      this.succeeded(changes);
    } catch (error) {
      this.failed(error);
    }
  }

  /** The page cannot hear whether this save came through. If the page stays after all, the ordinary save follows. */
  private saveNow(): void {
    if (this.sentChanges === this.changes) return;
    this.sentChanges = this.changes;
    try {
      this.deps.saveNow();
    } catch (error) {
      this.failed(error);
    }
  }

  private succeeded(changes: number): void {
    this.savedChanges = Math.max(this.savedChanges, changes);
    this.status.next({ lastSaveTime: this.deps.clock.now() });
  }

  private failed(error: unknown): void {
    this.deps.note?.(error);
    this.status.next({ ...this.status.value, saveError: SAVE_ERROR });
    this.failed$.next();
  }
}
