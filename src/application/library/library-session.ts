import { BehaviorSubject, distinctUntilChanged, type Observable, Subject } from 'rxjs';
import { apply } from '#domain/library/apply.ts';
import type { LibraryAction, LibraryChange } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import type { Clock } from '../ports/clock.ts';
import type { EarlyLog } from '../ports/library/change-log.ts';
import { inTime } from '../time/in-time.ts';
import { type Act, Acts, type ChangeDetails, type ChangeSource, idsOf, type MadeChange, without } from './acts.ts';
import { SessionLog } from './session-log.ts';
import { type Undo, undoOf } from './undo.ts';

/** The changes of a tab that are not known to be durable, and those of them that are late: they are seen all the same. */
class Unwritten {
  /** Each with its source. The log keeps the change alone. */
  private all: readonly { readonly change: LibraryChange; readonly source: ChangeSource }[] = [];
  private readonly late = new BehaviorSubject<readonly LibraryChange[]>([]);
  /** Emits at once. */
  readonly late$: Observable<readonly LibraryChange[]> = this.late.pipe(distinctUntilChanged());

  get changes(): readonly LibraryChange[] {
    return this.all.map(({ change }) => change);
  }

  get lateChanges(): readonly LibraryChange[] {
    return this.late.value;
  }

  get isLate(): boolean {
    return this.lateChanges.length > 0;
  }

  add(change: LibraryChange, source: ChangeSource): void {
    this.all = [...this.all, { change, source }];
  }

  /** All of them are seen from now on. A refresh is nothing that a visitor waits for. */
  callLate(): void {
    this.late.next(this.all.flatMap(({ change, source }) => (source === 'refresh' ? [] : change)));
  }

  /** These changes are durable. */
  remove(changes: readonly LibraryChange[]): void {
    const ids = idsOf(changes);
    this.all = this.all.filter(({ change }) => !ids.has(change.id));
    this.late.next(without(this.late.value, ids));
  }
}

interface LibrarySessionDeps {
  /** The library before anything is loaded. */
  readonly initialLibrary: Library;
  readonly clock: Clock;
  /** Tells this tab's changes from those of others; no secret. */
  readonly tab: string;
  /** Absent where nothing is kept. */
  readonly earlyLog?: Pick<EarlyLog, 'append'>;
}

/** What is told of a change, and who is told. */
interface Making extends Partial<ChangeDetails> {
  readonly feedback?: ((undo: Undo) => void) | undefined;
}

interface DispatchDetails extends Partial<ChangeDetails> {
  /** What the action makes of the library, where that is known. */
  readonly after?: Library | undefined;
}

/** A change that takes longer to become durable is shown all the same, as one that is not saved yet. */
const HARDLY_FELT_MS = 100;

/**
 * The library in memory: the confirmed library, in the log's order, with the pending changes on top. A change goes through `dispatch`,
 * and is pending until the log has given it its place. It is unwritten until it is durable, and seen once it is.
 */
export class LibrarySession {
  private notConfirmed: readonly LibraryChange[] = [];
  private readonly seen$: BehaviorSubject<Library>;
  /** The number of changes that are waited for before the library is seen. */
  private waiting = 0;
  private count = 0;
  private lastWriting: Promise<boolean> = Promise.resolve(true);
  private readonly dispatched$ = new Subject<LibraryChange>();
  private readonly acted$ = new Subject<MadeChange>();
  /** The confirmed library, and the library with the pending changes on top. */
  private readonly acts: Acts;
  private readonly notWritten = new Unwritten();
  readonly log: SessionLog;
  /** The library as it is seen. Emits at once, then after every change of any tab or device. */
  readonly library$: Observable<Library>;
  /** The changes of this tab. */
  readonly changes$: Observable<LibraryChange> = this.dispatched$.asObservable();
  /** The changes of this tab with their source, and with the library before and after. */
  readonly made$: Observable<MadeChange> = this.acted$.asObservable();
  /** The changes that are seen although they are unwritten; a refresh is none of the visitor's, and not among them. Emits at once. */
  readonly late$: Observable<readonly LibraryChange[]> = this.notWritten.late$;

  constructor(private readonly deps: LibrarySessionDeps) {
    const { initialLibrary } = deps;
    this.log = new SessionLog(deps.earlyLog);
    this.acts = new Acts(initialLibrary);
    this.seen$ = new BehaviorSubject(initialLibrary);
    this.library$ = this.seen$.asObservable();
  }

  get clock(): Clock {
    return this.deps.clock;
  }

  /** The library before anything was loaded. */
  get initial(): Library {
    return this.deps.initialLibrary;
  }

  /** Tells this tab's changes from those of others. */
  get tab(): string {
    return this.deps.tab;
  }

  /** The confirmed library with all pending changes. */
  get library(): Library {
    return this.acts.library;
  }

  /** What `late$` emitted last. */
  get late(): readonly LibraryChange[] {
    return this.notWritten.lateChanges;
  }

  /** The library as the visitor sees it: in a moment the same. */
  get seen(): Library {
    return this.seen$.value;
  }

  /** The changes of this tab that have no sequence yet, in the order in which they were made. */
  get pending(): readonly LibraryChange[] {
    return this.notConfirmed;
  }

  /** The changes that may be lost with the page: they are not known to be durable. */
  get unwritten(): readonly LibraryChange[] {
    return this.notWritten.changes;
  }

  /** Whether the last change is durable. Waits for the answer; never rejects. */
  isDurable(): Promise<boolean> {
    return this.lastWriting;
  }

  /**
   * Makes a change.
   * @param feedback is called once the change is durable and seen, or the device has refused to keep it.
   * @returns undefined when nothing changes: then there is no feedback.
   */
  dispatch(action: LibraryAction, feedback?: (undo: Undo) => void, details?: DispatchDetails): Undo | undefined {
    return this.make(action, details?.after ?? apply(this.library, action), { feedback, ...details })?.undo;
  }

  /** Takes acts back by a change that does so. @param after what it makes of the library, where that is known */
  takeBack(acts: readonly Act[], action: LibraryAction, after = apply(this.library, action)): void {
    const made = this.make(action, after);
    const voids = made ? [...acts, made.act] : acts;
    for (const act of voids) act.voids = voids;
  }

  /** Takes over a library as the log confirms it, and further confirmed changes. The changes that are still pending are on top. */
  rebase(confirmed: Library, changes: readonly LibraryChange[] = []): void {
    this.notConfirmed = without(this.pending, idsOf(changes));
    this.acts.rebase(confirmed, changes, this.pending);
    this.show();
  }

  /** Takes in changes of this tab or of others in the log's order. */
  confirm(changes: readonly LibraryChange[]): void {
    if (changes.some(({ id }, at) => id !== this.pending[at]?.id)) return this.rebase(this.acts.confirmed, changes);
    // The common case: the seen library stays the very same, and nothing needs to be drawn again.
    this.notConfirmed = this.pending.slice(changes.length);
    this.acts.confirm(changes);
  }

  /** The changes of these ids are in the confirmed library already. */
  drop(ids: ReadonlySet<string>): void {
    const pending = without(this.pending, ids);
    if (pending === this.pending) return;
    this.notConfirmed = pending;
    this.acts.drop(ids);
    this.rebase(this.acts.confirmed);
  }

  /** These changes are durable. */
  written(changes: readonly LibraryChange[]): void {
    this.notWritten.remove(changes);
  }

  private make(action: LibraryAction, after: Library, { feedback = () => {}, done, source = 'visitor' }: Making = {}) {
    const before = this.library;
    if (after === before) return undefined;
    const change = this.changeOf(action);
    const act = this.acts.note(change, after);
    const undo = undoOf(act, this);
    this.notConfirmed = [...this.pending, change];
    this.notWritten.add(change, source);
    // Appended first: the screens that show the change may take their time.
    const writing = this.log.append(change);
    this.dispatched$.next(change);
    this.acted$.next({ action, before, after, source, done });
    if (writing) void this.showOnce(writing, change).then(() => feedback(undo));
    else {
      this.written([change]);
      this.show();
      feedback(undo);
    }
    return { act, undo };
  }

  private async showOnce(writing: Promise<boolean>, change: LibraryChange): Promise<void> {
    this.waiting += 1;
    this.lastWriting = writing;
    if (this.notWritten.isLate) this.showLate();
    else await inTime(writing, { limitMs: HARDLY_FELT_MS, clock: this.clock }).catch(() => this.showLate());
    this.waiting -= 1;
    this.show();
    if (await writing) this.written([change]);
    else this.showLate();
  }

  private showLate(): void {
    this.notWritten.callLate();
    this.show();
  }

  private show(): void {
    const { library } = this;
    // Once a change is late no other is held back.
    if ((this.waiting === 0 || this.notWritten.isLate) && this.seen !== library) this.seen$.next(library);
  }

  private changeOf(action: LibraryAction): LibraryChange {
    return { id: `${this.tab}-${(this.count += 1)}`, at: this.clock.now().toISOString(), tab: this.tab, action };
  }
}
