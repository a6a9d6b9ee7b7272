import { BehaviorSubject, Observable, filter, merge, switchMap, tap, timer } from 'rxjs';
import { NO_REMAINDER, mergeRemainders, type Bundle, type Identifier, type Remainder } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { Clock } from '../ports/clock.ts';
import type { Device } from '../ports/device.ts';
import type { Log } from '../ports/log.ts';
import type { SaveMemory } from '../ports/save-memory.ts';
import type { DecodeBundle, Store } from '../ports/store.ts';
import type { Notifications } from '../streams/notifications.ts';
import type { LoadLibrary, LoadOutcome } from '../use-cases/load-library.ts';
import type { PruneCopies } from '../use-cases/prune-copies.ts';
import { Autosave, type SaveStatus } from './autosave.ts';
import { Greeting } from './greeting.ts';
import type { JournalStatus } from './guarded-journal.ts';
import type { Identity } from './identity.ts';
import type { Journaling } from './journaling.ts';
import type { KeptLibraries } from './kept-libraries.ts';
import type { LibrarySession } from './library-session.ts';
import { INIT_DELAY_MS, PENDING, REJECTED, type LoadState } from './load-state.ts';
import { OutsideChanges } from './outside-changes.ts';
import { ownIdentifier } from './own-identifier.ts';
import { tellSaveFailures } from './tell-save-failures.ts';

export interface KeepingParts {
  readonly session: LibrarySession;
  readonly identity: Identity;
  readonly store: Store;
  readonly journaling: Journaling;
  readonly saves: SaveMemory;
  readonly loadLibrary: LoadLibrary;
  readonly kept: Pick<KeptLibraries, 'others'>;
  readonly pruneCopies: PruneCopies;
  readonly decode: DecodeBundle;
  /** See `holdsNothing`. */
  readonly holdsNothing: () => Promise<boolean>;
  readonly notifications: Notifications;
  readonly device: Device;
  readonly clock: Clock;
  readonly log: Log;
}

/** Of the changes without a place the first are noted down, those of before the journal was lost. */
const MOST_NOTED = 500;
/** Older than every checkpoint. */
const KNOWN_ONLY = -1;

/** Loads the library, then saves it, in the store and in the journal. */
export class Keeping {
  private readonly loading = new BehaviorSubject<LoadState>(PENDING);
  private readonly autosave: Autosave;
  private readonly outside: OutsideChanges;
  readonly greeting: Greeting;
  private remainder: Remainder = NO_REMAINDER;
  private identifier: Identifier | undefined;
  /** Until its copy is saved. */
  private adopted: LoadOutcome['adopted'];
  private deactivate: (() => void) | undefined;
  private isStopped = false;
  /** Emits at once. */
  readonly loadState$: Observable<LoadState> = this.loading.asObservable();
  /** Emits at once. */
  readonly saveStatus$: Observable<SaveStatus>;
  /** Emits at once. */
  readonly journalStatus$: Observable<JournalStatus>;

  constructor(private readonly parts: KeepingParts) {
    const { session, device, clock, journaling } = parts;
    this.autosave = new Autosave({
      changes$: session.changes$,
      leaving$: device.leaving$,
      clock,
      save: () => this.save(),
      saveNow: () => this.saveNow(),
    });
    this.outside = new OutsideChanges({ ...parts, saveAgain: (remainder) => this.saveAgain(remainder) });
    this.greeting = new Greeting({ ...parts, loadState$: this.loadState$ });
    this.saveStatus$ = this.autosave.status$;
    this.journalStatus$ = journaling.status.status$;
  }

  /** How long what is saved lasts. */
  get lifetime(): Store['lifetime'] { return this.parts.store.lifetime; }

  /** The visitor's changes that may be lost with the page, and are not to be. */
  get unwritten(): readonly LibraryChange[] {
    return this.isStopped || this.lifetime === 'window' ? [] : this.parts.journaling.outgoing.unwritten;
  }

  /** Whether the visitor's last change is kept, should the page be lost now. */
  async isKept(): Promise<boolean> {
    return this.lifetime === 'window' || this.parts.journaling.outgoing.isKept();
  }

  /** @param due when the library is to be loaded, on the clock's scheduler. Saving begins once the load has settled. */
  activate(due: number): () => void {
    const { clock, journaling, notifications, holdsNothing } = this.parts;
    // Before anything of this visit is written.
    const isFirst = holdsNothing();
    const failures = tellSaveFailures(this.saveStatus$, notifications);
    const stops = [journaling.activate(), this.greeting.activate(), () => failures.unsubscribe()];
    // No longer, wherever the clock is set to meanwhile.
    const subscription = timer(Math.min(INIT_DELAY_MS, Math.max(0, due - clock.scheduler.now())), clock.scheduler)
      .pipe(
        tap(() => void isFirst.then((is) => is && this.greeting.expect())),
        switchMap(() => this.load()),
        filter((isLoaded) => isLoaded),
        switchMap(() => merge(new Observable(() => this.autosave.activate()), new Observable(() => this.outside.activate(this.kept)))),
      )
      .subscribe();
    this.deactivate = () => {
      stops.forEach((stop) => stop());
      subscription.unsubscribe();
    };
    return this.deactivate;
  }

  /** Writes nothing more, for good: what is in memory is to be forgotten. Resolves when what was on its way has landed. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.deactivate?.();
    await this.parts.journaling.settle();
  }

  /** Saves once more what is in memory. @param remainder what else is to be saved from now on. */
  saveAgain(remainder: Remainder = NO_REMAINDER): void {
    this.remainder = mergeRemainders(this.remainder, remainder);
    this.autosave.touch();
  }

  /** What is saved, as it is now. */
  bundle(library = this.parts.session.library): Bundle {
    return { library, remainder: this.remainder, lastUpdated: this.parts.clock.now().toISOString() };
  }

  private async load(): Promise<boolean> {
    const { loadLibrary, log } = this.parts;
    try {
      const identifier = await ownIdentifier(this.parts);
      const outcome = await loadLibrary.execute(identifier);
      this.identifier = identifier;
      this.remainder = outcome.remainder ?? NO_REMAINDER;
      if (!outcome.isSaved) this.autosave.touch();
      this.loading.next({ status: 'fulfilled', outcome });
      this.adopted = outcome.adopted;
      return true;
    } catch (error) {
      log.error('The library could not be loaded.', error);
      this.autosave.reportLoadFailure();
      this.loading.next(REJECTED);
      return false;
    }
  }

  private async save(): Promise<void> {
    const { session, store, journaling, pruneCopies } = this.parts;
    await journaling.settle();
    if (this.isStopped) return;
    const { counter } = journaling;
    // Known as this app's own before it is there: another tab may read it at once.
    const announce = (text: string) => journaling.checkpoint(text, KNOWN_ONLY);
    const bundle = this.bundle(session.settled);
    const { unconfirmed } = journaling.outgoing;
    const write = () => store.save(this.kept, bundle, announce);
    const text = await write().catch(async (error: unknown) => {
      // Copies of earlier lists may be what the device is full of.
      if (!(await pruneCopies.execute(this.kept))) throw error;
      return write();
    });
    if (this.adopted) void pruneCopies.execute(this.kept, this.adopted);
    this.adopted = undefined;
    if (!journaling.status.isOn) journaling.outgoing.confirm(unconfirmed);
    this.note(bundle, counter);
    if (!this.isStopped) await journaling.checkpoint(text, counter);
  }

  private saveNow(): void {
    const { session, store, journaling, saves } = this.parts;
    const { counter } = journaling;
    const bundle = this.bundle();
    // Known as this app's own before it is there. What is saved without the journal must not yield to it.
    const announce = (own: string) => journaling.status.isOn && saves.rememberText(own);
    const text = store.saveNow(this.kept, bundle, announce);
    this.note(bundle, counter);
    // With changes that have no place yet it is no checkpoint, but known for this app's own once they are written down.
    void journaling.checkpoint(text, session.waiting.length === 0 ? counter : KNOWN_ONLY);
  }

  /** Else the journal's older entries would be made again on top of it at the next visit. */
  private note({ lastUpdated }: Bundle, counter: number): void {
    const { journaling, saves } = this.parts;
    if (journaling.status.isOn || lastUpdated === undefined) return;
    const unnumbered = journaling.unnumberedIds.slice(0, MOST_NOTED);
    saves.remember({ identifier: this.kept, lastUpdated, counter, unnumbered });
  }

  private get kept(): Identifier {
    if (this.identifier === undefined) throw new Error('Nothing can be saved before it is known whose it is.');
    return this.identifier;
  }
}
