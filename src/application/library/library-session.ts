import { BehaviorSubject, Subject, distinctUntilChanged, type Observable } from 'rxjs';
import { apply } from '#domain/library/apply.ts';
import type { LibraryAction, LibraryChange } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import type { Clock } from '../ports/clock.ts';
import { inTime } from '../time/in-time.ts';
import { Acts, idsOf, type Act, type MadeChange, without } from './acts.ts';
import { undoOf, type Undo } from './undo.ts';

export interface LibrarySessionDeps {
  /** What there is before anything is loaded. */
  readonly initial: Library;
  readonly clock: Clock;
  /** Tells this tab's changes from those of others; no secret. */
  readonly tab: string;
}

/** A change that takes longer to become durable is shown all the same, as one that is not saved yet. */
const HARDLY_FELT_MS = 100;

/** Makes changes durable. Never rejects. @returns whether they are; undefined where there is nothing to wait for. */
export type Append = (changes: readonly LibraryChange[]) => Promise<boolean> | undefined;

/**
 * The library in memory: what is confirmed, in the log's order, with what is pending on top. A change of the visitor's goes
 * through `dispatch`, and is pending until the log has told its place. It is seen once it is durable.
 */
export class LibrarySession {
  private rest: readonly LibraryChange[] = [];
  private readonly shown: BehaviorSubject<Library>;
  /** How many changes are waited for before what they make of it is seen. */
  private waiting = 0;
  private count = 0;
  private lasts: Promise<boolean> = Promise.resolve(true);
  private readonly dispatched$ = new Subject<LibraryChange>();
  private readonly made = new Subject<MadeChange>();
  private readonly late = new BehaviorSubject<readonly LibraryChange[]>([]);
  private undurable: readonly LibraryChange[] = [];
  private append: Append = () => undefined;
  private readonly acts: Acts;
  /** What is seen of it: emits at once, then after every change, wherever it came from. */
  readonly library$: Observable<Library>;
  /** The visitor's changes in this tab. */
  readonly changes$: Observable<LibraryChange> = this.dispatched$.asObservable();
  /** As `changes$`, with the library before and after. */
  readonly made$: Observable<MadeChange> = this.made.asObservable();
  /** The visitor's own changes that are seen though they are not durable yet. Emits at once. */
  readonly late$: Observable<readonly LibraryChange[]> = this.late.pipe(distinctUntilChanged());

  constructor(private readonly deps: LibrarySessionDeps) {
    const { initial } = deps;
    this.acts = new Acts(initial);
    this.shown = new BehaviorSubject(initial);
    this.library$ = this.shown.asObservable();
  }

  get clock(): Clock {
    return this.deps.clock;
  }

  /** What there was before anything was loaded. */
  get initial(): Library {
    return this.deps.initial;
  }

  /** Tells this tab's changes from those of others. */
  get tab(): string {
    return this.deps.tab;
  }

  /** With all that was done. */
  get library(): Library {
    return this.acts.library;
  }

  /** As it is seen: in a moment the same. */
  get seen(): Library {
    return this.shown.value;
  }

  /** The changes of this tab that have no sequence yet, in the order in which they were made. */
  get pending(): readonly LibraryChange[] {
    return this.rest;
  }

  /** Those of which it is not known that they are durable: they may be lost with the page. */
  get unwritten(): readonly LibraryChange[] {
    return this.undurable;
  }

  /** Whether the visitor's last change is durable. Waits for the answer; never rejects. */
  isDurable(): Promise<boolean> {
    return this.lasts;
  }

  /** From now on changes are made durable by this. */
  appendBy(append: Append): void {
    this.append = append;
  }

  /**
   * Makes a change of the visitor's.
   * @param feedback is called once it is durable and seen, or the device has refused to keep it.
   * @param done what is said of it, where much may change at once.
   * @returns undefined when it changes nothing: then there is no feedback.
   */
  dispatch(action: LibraryAction, feedback?: (undo: Undo) => void, done?: string): Undo | undefined {
    return this.make(action, feedback, done)?.undo;
  }

  /** Takes acts back by a change that does so. */
  takeBack(acts: readonly Act[], action: LibraryAction): void {
    const made = this.make(action);
    const voids = made ? [...acts, made.act] : acts;
    for (const act of voids) act.voids = voids;
  }

  /** Takes over a library as the log confirms it, and further confirmed changes; what is pending beyond that is on top. */
  rebase(confirmed: Library, changes: readonly LibraryChange[] = []): void {
    this.rest = without(this.rest, idsOf(changes));
    this.acts.rebase(confirmed, changes, this.rest);
    this.show();
  }

  /** Takes in changes of this tab or of others in the log's order. */
  confirm(changes: readonly LibraryChange[]): void {
    if (changes.every(({ id }, at) => id === this.rest[at]?.id)) {
      // The common case: what is seen stays the very same, and nothing needs to be drawn again.
      this.rest = this.rest.slice(changes.length);
      this.acts.confirm(changes);
    } else this.rebase(this.acts.confirmed, changes);
  }

  /** The changes of these ids are in the confirmed library already. */
  drop(ids: ReadonlySet<string>): void {
    if (!this.rest.some(({ id }) => ids.has(id))) return;
    this.rest = without(this.rest, ids);
    this.acts.drop(ids);
    this.rebase(this.acts.confirmed);
  }

  /** These changes are durable. */
  written(changes: readonly LibraryChange[]): void {
    const ids = idsOf(changes);
    this.undurable = without(this.undurable, ids);
    this.late.next(without(this.late.value, ids));
  }

  private make(action: LibraryAction, feedback: (undo: Undo) => void = () => {}, done?: string) {
    const before = this.library;
    const after = apply(before, action);
    if (after === before) return undefined;
    const change = this.changeOf(action);
    const act = this.acts.note(change, after);
    const undo = undoOf(act, this);
    this.rest = [...this.rest, change];
    this.undurable = [...this.undurable, change];
    // Appended first: what shows the change may take its time.
    const durable = this.append([change]);
    this.dispatched$.next(change);
    this.made.next({ action, before, after, done });
    if (durable) void this.showOnce(durable, change).then(() => feedback(undo));
    else {
      this.written([change]);
      this.show();
      feedback(undo);
    }
    return { act, undo };
  }

  private async showOnce(durable: Promise<boolean>, change: LibraryChange): Promise<void> {
    this.waiting += 1;
    this.lasts = durable;
    if (this.isLate) this.showLate();
    else await inTime(durable, { limitMs: HARDLY_FELT_MS, clock: this.deps.clock }).catch(() => this.showLate());
    this.waiting -= 1;
    this.show();
    if (await durable) this.written([change]);
    else this.showLate();
  }

  private get isLate(): boolean {
    return this.late.value.length > 0;
  }

  private showLate(): void {
    this.late.next(this.undurable.filter(({ action }) => action.kind !== 'titles-refreshed'));
    this.show();
  }

  private show(): void {
    const { library } = this;
    // Once something is late nothing more is held back.
    if ((this.waiting === 0 || this.isLate) && this.seen !== library) this.shown.next(library);
  }

  private changeOf(action: LibraryAction): LibraryChange {
    return { id: `${this.tab}-${(this.count += 1)}`, at: this.deps.clock.now().toISOString(), tab: this.tab, action };
  }
}
