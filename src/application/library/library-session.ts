import { BehaviorSubject, Subject, type Observable } from 'rxjs';
import { apply } from '#domain/library/apply.ts';
import { inverse } from '#domain/library/inverse.ts';
import type { LibraryAction, LibraryChange } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import type { Clock } from '../ports/clock.ts';

/** Takes back what was done, everything to its place; does nothing the second time. */
export type Undo = () => void;

/** The library in memory. Every change of the visitor's goes through `dispatch`. */
export class LibrarySession {
  private readonly state: BehaviorSubject<Library>;
  private readonly told$ = new Subject<LibraryChange>();
  /** What the visitor did before the stored library was there; undefined once it is. */
  private early: readonly LibraryAction[] | undefined = [];
  private count = 0;
  /** Emits at once, then after every change, wherever it came from. */
  readonly library$: Observable<Library>;
  /** The visitor's changes, not those that loading made. */
  readonly changes$: Observable<LibraryChange> = this.told$.asObservable();

  /** @param initial what there is before anything is loaded. @param tab tells this tab's changes from those of others. */
  constructor(
    readonly initial: Library,
    private readonly clock: Clock,
    private readonly tab: string,
  ) {
    this.state = new BehaviorSubject(initial);
    this.library$ = this.state.asObservable();
  }

  get library(): Library {
    return this.state.value;
  }

  /** Makes a change of the visitor's. Undefined when it changes nothing; then nobody is told. */
  dispatch(action: LibraryAction): Undo | undefined {
    const before = this.library;
    const after = apply(before, action);
    if (after === before) return undefined;
    const undo = inverse(before, action);
    this.early &&= [...this.early, action];
    this.state.next(after);
    this.told$.next(this.changeOf(action));
    let isUndone = false;
    return () => {
      if (!isUndone) this.dispatch(undo);
      isUndone = true;
    };
  }

  /** Takes over the stored library; what the visitor did meanwhile is done again on top of it. */
  load(stored: Library): void {
    const early = this.early ?? [];
    this.early = undefined;
    this.state.next(early.reduce(apply, stored));
  }

  private changeOf(action: LibraryAction): LibraryChange {
    this.count += 1;
    return { id: `${this.tab}-${this.count}`, at: this.clock.now().toISOString(), tab: this.tab, action };
  }
}
