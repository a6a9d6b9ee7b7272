import { BehaviorSubject, filter, merge, Observable, Subscription, switchMap, tap, timer } from 'rxjs';
import type { Bundle, Identifier } from '#domain/library/bundle.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Browser } from '../ports/browser.ts';
import type { Clock } from '../ports/clock.ts';
import type { ConsoleLog } from '../ports/console-log.ts';
import type { Lineage } from '../ports/library/origin.ts';
import type { DecodeBundle, Store } from '../ports/library/store.ts';
import { Autosave } from './autosave.ts';
import type { Identity } from './identity.ts';
import { isEmptyDevice, type IsEmptyDeviceDeps } from './is-empty-device.ts';
import type { LibraryLog, LogStatus } from './library-log.ts';
import type { LibrarySession } from './library-session.ts';
import { NO_ORIGIN } from './lineage/lineage.ts';
import type { StoredLibrary } from './lineage/stored-library.ts';
import { INIT_DELAY_MS, type LoadOutcome, type LoadState, PENDING, REJECTED, type SaveStatus } from './load-state.ts';
import { notifyLoadOutcome } from './notify-load-outcome.ts';
import { notifySaveFailures } from './notify-save-failures.ts';
import type { OtherLibraries } from './other-libraries.ts';
import { OutsideChanges } from './outside-changes.ts';
import { ownIdentifier } from './own-identifier.ts';
import { WelcomePrompt } from './welcome-prompt.ts';

interface OfferLibraryDeps {
  readonly bringOver: {
    /** Whether bringing it over would change anything. */
    readonly changes: (other: StoredLibrary) => Promise<boolean>;
    readonly execute: (identifier: Identifier) => Promise<void>;
  };
  readonly libraryLog: Pick<LibraryLog, 'position'>;
  readonly notifications: Notifications;
  /** Saves the library in memory once more. */
  readonly saveAgain: () => void;
}

const OFFER_MS = 30_000;

/** Offers, once, to bring over a newer library of another line (product.md, Saving: other line). Never rejects. */
const offerLibrary = async (
  other: StoredLibrary,
  { bringOver, libraryLog, notifications, saveAgain }: OfferLibraryDeps,
): Promise<void> => {
  const { identifier, lineage } = other;
  if (!(await bringOver.changes(other))) return;
  libraryLog.position.addOrigin({ ...NO_ORIGIN, offered: { [identifier]: lineage?.version ?? { positions: {} } } });
  saveAgain();
  notifications.show({
    type: 'blank',
    message: 'Newer lists are on this device, of another network or browser.',
    durationMs: OFFER_MS,
    action: { label: 'Bring over', run: () => void bringOver.execute(identifier) },
  });
};

interface LibraryRepositoryDeps extends IsEmptyDeviceDeps {
  readonly session: LibrarySession;
  readonly identity: Identity;
  readonly store: Store;
  readonly libraryLog: LibraryLog;
  readonly restoreLibrary: { readonly execute: (identifier: Identifier) => Promise<LoadOutcome> };
  readonly otherLibraries: Pick<OtherLibraries, 'of' | 'identifiers'>;
  readonly bringOver: OfferLibraryDeps['bringOver'];
  readonly pruneCopies: { readonly execute: (identifier: Identifier) => Promise<boolean> };
  readonly decodeBundle: DecodeBundle;
  readonly notifications: Notifications;
  readonly browser: Browser;
  readonly clock: Clock;
  readonly consoleLog: ConsoleLog;
}

/** Keeps the library: has it restored when it is due, and saved from then on, as a bundle in the store and as changes in the log. */
export class LibraryRepository {
  private readonly loading = new BehaviorSubject<LoadState>(PENDING);
  private readonly autosave: Autosave;
  private readonly outside: OutsideChanges;
  readonly welcome: WelcomePrompt;
  private owner: Identifier | undefined;
  /** Until its copy is saved. */
  private adopted: LoadOutcome['adopted'];
  private deactivate: (() => void) | undefined;
  private stopped = false;
  /** Emits at once. */
  readonly loadState$: Observable<LoadState> = this.loading.asObservable();
  /** Emits at once. */
  readonly saveStatus$: Observable<SaveStatus>;
  /** Emits at once. */
  readonly logStatus$: Observable<LogStatus>;

  constructor(private readonly deps: LibraryRepositoryDeps) {
    const { session, browser, clock, libraryLog } = deps;
    this.autosave = new Autosave({
      changes$: session.changes$,
      leaving$: browser.leaving$,
      clock,
      save: () => this.save(),
      saveNow: () => this.saveNow(),
      note: (error) => deps.consoleLog.note?.('store', error),
    });
    // These changes were made before this code was here. Where the store ends with the window, no log has them.
    if (session.pending.length > 0) this.autosave.touch();
    this.outside = new OutsideChanges(deps, {
      bundle: () => this.bundle(),
      saveAgain: () => this.saveAgain(),
    });
    this.welcome = new WelcomePrompt({ session, clock, loadState$: this.loadState$ });
    this.saveStatus$ = this.autosave.status$;
    this.logStatus$ = libraryLog.status$;
  }

  /** How long a saved library lasts. */
  get lifetime(): Store['lifetime'] {
    return this.deps.store.lifetime;
  }

  /** Whether nothing more is written, for good. */
  get isStopped(): boolean {
    return this.stopped;
  }

  /** @param due the time of the load, on the clock's scheduler. Saving begins once the load is over. */
  activate(due: number): () => void {
    const { clock, libraryLog, notifications } = this.deps;
    const isFirst = isEmptyDevice(this.deps);
    const active = new Subscription();
    const ends = [libraryLog.activate(), this.welcome.activate(), notifyLoadOutcome(this.loadState$, this.deps)];
    for (const end of [...ends, notifySaveFailures(this.saveStatus$, notifications)]) active.add(end);
    // No longer than the delay: the clock may have been set meanwhile.
    const load$ = timer(Math.min(INIT_DELAY_MS, Math.max(0, due - clock.scheduler.now())), clock.scheduler).pipe(
      tap(() => void isFirst.then((is) => is && this.welcome.expect())),
      switchMap(() => this.restore()),
      filter((identifier) => identifier !== undefined),
      switchMap((identifier) =>
        merge(new Observable(() => this.autosave.activate()), new Observable(() => this.outside.activate(identifier))),
      ),
    );
    active.add(load$.subscribe());
    return (this.deactivate = () => active.unsubscribe());
  }

  /** Appends the unwritten changes of a page that is about to close. Throws where there is no room. */
  appendNow(): void {
    if (!this.isStopped) this.deps.libraryLog.appendNow();
  }

  /** Writes nothing more, for good: the library is being erased. Resolves when the writes under way have landed. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.deactivate?.();
    await this.deps.libraryLog.settled();
  }

  /** Saves the library in memory once more. */
  saveAgain(): void {
    this.autosave.touch();
  }

  /**
   * Takes in the changes of other tabs. Never rejects.
   * @returns how far the library has come; undefined where a change may be missing, and once stopped.
   */
  async catchUp(): Promise<Lineage | undefined> {
    const { libraryLog } = this.deps;
    return (await libraryLog.read()) && !this.stopped ? libraryLog.position.lineage : undefined;
  }

  /** The bundle that a save would write now. */
  bundle(): Bundle {
    const { session, libraryLog, clock } = this.deps;
    return { library: session.library, remainder: libraryLog.remainder, lastUpdated: clock.now().toISOString() };
  }

  /** @returns the owner of the library; undefined where it could not be loaded. */
  private async restore(): Promise<Identifier | undefined> {
    const { restoreLibrary, bringOver, libraryLog, notifications, consoleLog } = this.deps;
    try {
      const identifier = await ownIdentifier(this.deps);
      const outcome = await restoreLibrary.execute(identifier);
      this.owner = identifier;
      this.adopted = outcome.adopted;
      const saveAgain = () => this.saveAgain();
      if (outcome.beside) void offerLibrary(outcome.beside, { bringOver, libraryLog, notifications, saveAgain });
      if (!outcome.isSaved) this.autosave.touch();
      this.loading.next({ status: 'fulfilled', outcome });
      return identifier;
    } catch (error) {
      consoleLog.error('library', 'The library could not be loaded.', error);
      this.autosave.reportLoadFailure();
      this.loading.next(REJECTED);
      return undefined;
    }
  }

  private async save(): Promise<void> {
    const { session, libraryLog, pruneCopies } = this.deps;
    await libraryLog.settled();
    // A tab that could not run for a while must not save an older library over that of another tab.
    await libraryLog.read();
    if (this.isStopped || this.owner === undefined) return;
    const { revision } = libraryLog;
    const { pending } = session;
    const text = await this.write(this.owner, revision);
    session.written(pending);
    if (this.adopted) void pruneCopies.execute(this.owner);
    this.adopted = undefined;
    if (!this.isStopped) await libraryLog.checkpoint(text, revision);
  }

  private async write(owner: Identifier, revision: LibraryLog['revision']): Promise<string> {
    const { store, pruneCopies } = this.deps;
    const bundle = this.bundle();
    try {
      return await store.save(owner, bundle, revision);
    } catch (error) {
      // The device may be full of copies of earlier lists.
      if (!(await pruneCopies.execute(owner))) throw error;
      return store.save(owner, bundle, revision);
    }
  }

  private saveNow(): void {
    const { owner, deps } = this;
    if (owner !== undefined) deps.store.saveNow(owner, this.bundle(), deps.libraryLog.revision);
  }
}
