import { BehaviorSubject, Subject, type Observable } from 'rxjs';
import { apply } from '#domain/library/apply.ts';
import { inverse } from '#domain/library/inverse.ts';
import type { LibraryAction, LibraryChange } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import type { Clock } from '../ports/clock.ts';
import { inTime } from './in-time.ts';

const HARDLY_FELT_MS = 100;

/** Takes back what was done, everything to its place; does nothing the second time. */
export type Undo = () => void;

const applyAll = (library: Library, changes: readonly LibraryChange[]): Library =>
  changes.reduce((before, { action }) => apply(before, action), library);

/**
 * The library in memory. Every change of the visitor's goes through `dispatch` and is seen in a moment; it counts as settled
 * when its place among those of all tabs is known. What is seen is always the settled library with the rest on top.
 */
export class LibrarySession {
  private current: Library;
  private readonly shown: BehaviorSubject<Library>;
  /** How many changes are waited for before what they make of it is seen. */
  private heldBy = 0;
  private readonly told$ = new Subject<LibraryChange>();
  private agreed: Library;
  private unsettled: readonly LibraryChange[] = [];
  private count = 0;
  /** What is seen of it: emits at once, then after every change, wherever it came from. */
  readonly library$: Observable<Library>;
  /** The visitor's changes in this tab, and those of a visit before that it resumes. */
  readonly changes$: Observable<LibraryChange> = this.told$.asObservable();

  /** @param initial what there is before anything is loaded. @param tab tells this tab's changes from those of others. */
  constructor(
    readonly initial: Library,
    private readonly clock: Clock,
    readonly tab: string,
  ) {
    this.agreed = initial;
    this.current = initial;
    this.shown = new BehaviorSubject(initial);
    this.library$ = this.shown.asObservable();
  }

  /** With all that was done. */
  get library(): Library {
    return this.current;
  }

  /** As it is seen: in a moment the same. */
  get seen(): Library {
    return this.shown.value;
  }

  /** The library as all tabs agree on it: without what waits. */
  get settled(): Library {
    return this.agreed;
  }

  /** The changes that this tab made or resumed and whose place is not known yet, in the order they were made. */
  get waiting(): readonly LibraryChange[] {
    return this.unsettled;
  }

  /** Makes a change of the visitor's. Undefined when it changes nothing; then nobody is told. */
  dispatch(action: LibraryAction): Undo | undefined {
    const before = this.library;
    const after = apply(before, action);
    if (after === before) return undefined;
    const undo = inverse(before, action);
    const change = this.changeOf(action);
    this.unsettled = [...this.unsettled, change];
    // Written down first: whoever shows it may take its time.
    this.told$.next(change);
    this.become(after);
    let isUndone = false;
    return () => {
      if (!isUndone) this.dispatch(undo);
      isUndone = true;
    };
  }

  /**
   * What is done now is not seen before that: what was seen is to survive even a browser that is killed at once.
   * @param kept should not reject; waited for no longer than is hardly felt.
   */
  async showAfter(kept: Promise<unknown>): Promise<void> {
    this.heldBy += 1;
    await inTime(kept, { limitMs: HARDLY_FELT_MS, clock: this.clock }).catch(() => undefined);
    this.heldBy -= 1;
    this.become(this.current);
  }

  /** Makes changes of the visitor's that an earlier visit could not write down any more, before those of this one. */
  resume(changes: readonly LibraryChange[]): void {
    const known = new Set(this.unsettled.map(({ id }) => id));
    const missing = changes.filter(({ id }) => !known.has(id));
    this.unsettled = [...missing, ...this.unsettled];
    missing.forEach((change) => this.told$.next(change));
    this.show();
  }

  /**
   * Takes over a stored library and the settled changes that are not in it; what the visitor did beyond that is done
   * again on top.
   */
  load(stored: Library, changes: readonly LibraryChange[] = []): void {
    this.agreed = stored;
    this.place(changes);
  }

  /** The changes of these ids are in the settled library already. */
  drop(ids: ReadonlySet<string>): void {
    if (!this.unsettled.some(({ id }) => ids.has(id))) return;
    this.unsettled = this.unsettled.filter(({ id }) => !ids.has(id));
    this.show();
  }

  /** Makes changes of this tab or of others in their agreed order. */
  settle(changes: readonly LibraryChange[]): void {
    if (this.isAllThatWaits(changes)) {
      this.agreed = this.library;
      this.unsettled = [];
      return;
    }
    this.place(changes);
  }

  private place(changes: readonly LibraryChange[]): void {
    const ids = new Set(changes.map(({ id }) => id));
    this.agreed = applyAll(this.agreed, changes);
    this.unsettled = this.unsettled.filter(({ id }) => !ids.has(id));
    this.show();
  }

  private show(): void {
    this.become(applyAll(this.agreed, this.unsettled));
  }

  private become(library: Library): void {
    this.current = library;
    if (this.heldBy === 0 && this.seen !== library) this.shown.next(library);
  }

  /** The common case: then what is seen stays the very same, and nothing needs to be drawn again. */
  private isAllThatWaits(changes: readonly LibraryChange[]): boolean {
    return (
      changes.length === this.unsettled.length && changes.every(({ id }, at) => id === this.unsettled[at]?.id)
    );
  }

  private changeOf(action: LibraryAction): LibraryChange {
    this.count += 1;
    return { id: `${this.tab}-${this.count}`, at: this.clock.now().toISOString(), tab: this.tab, action };
  }
}
