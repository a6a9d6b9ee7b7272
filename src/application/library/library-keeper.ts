import { BehaviorSubject, Observable, filter, switchMap, timer } from 'rxjs';
import { NO_REMAINDER, type Bundle, type Identifier, type Remainder } from '#domain/library/bundle.ts';
import type { Clock } from '../ports/clock.ts';
import type { Device } from '../ports/device.ts';
import type { Log } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';
import type { LoadLibrary, LoadOutcome } from '../use-cases/load-library.ts';
import { Autosave, type SaveStatus } from './autosave.ts';
import type { Identity } from './identity.ts';
import type { LibrarySession } from './library-session.ts';

export interface Keeping {
  readonly store: Store;
  readonly loadLibrary: LoadLibrary;
}

export interface LibraryKeeperParts {
  readonly session: LibrarySession;
  readonly identity: Identity;
  /** Opens what keeps the library. Asked once, and not before it is needed: its code need not be there at the start. */
  readonly open: () => Promise<Keeping>;
  readonly device: Device;
  readonly clock: Clock;
  readonly log: Log;
}

export type LoadState =
  | { readonly status: 'pending' }
  | { readonly status: 'fulfilled'; readonly outcome: LoadOutcome }
  | { readonly status: 'rejected' };

/** Spec section 9: user-data init delay. */
const INIT_DELAY_MS = 1_000;
const LOAD_ERROR = 'Failed to load data from local storage';

/** Keeps the library on the device: loads it about a second after the app is ready, and saves it from then on. */
export class LibraryKeeper {
  private readonly loading = new BehaviorSubject<LoadState>({ status: 'pending' });
  private readonly autosave: Autosave;
  private remainder: Remainder = NO_REMAINDER;
  private opened: { readonly store: Store; readonly identifier: Identifier } | undefined;
  /** Emits at once. */
  readonly loadState$: Observable<LoadState> = this.loading.asObservable();
  /** Emits at once. */
  readonly saveStatus$: Observable<SaveStatus>;

  constructor(private readonly parts: LibraryKeeperParts) {
    const { session, device, clock } = parts;
    this.autosave = new Autosave({
      changes$: session.changes$,
      leaving$: device.leaving$,
      clock,
      save: async () => this.kept.store.save(this.kept.identifier, this.bundle()),
      saveNow: () => this.kept.store.saveNow(this.kept.identifier, this.bundle()),
    });
    this.saveStatus$ = this.autosave.status$;
  }

  /** How long what is saved lasts; undefined while the store is not open. */
  get lifetime(): Store['lifetime'] | undefined {
    return this.opened?.store.lifetime;
  }

  /** To be called when the app is ready. Saving begins only after the first load has settled. */
  activate(): () => void {
    const subscription = timer(INIT_DELAY_MS, this.parts.clock.scheduler)
      .pipe(
        switchMap(() => this.load()),
        filter((isLoaded) => isLoaded),
        switchMap(() => new Observable(() => this.autosave.activate())),
      )
      .subscribe();
    return () => subscription.unsubscribe();
  }

  private async load(): Promise<boolean> {
    const { identity, open, log } = this.parts;
    try {
      const [identifier, { store, loadLibrary }] = await Promise.all([identity.wait(), open()]);
      this.opened = { store, identifier };
      const outcome = await loadLibrary.execute(identifier);
      this.remainder = outcome.remainder ?? NO_REMAINDER;
      this.loading.next({ status: 'fulfilled', outcome });
      return true;
    } catch (error) {
      log.error('The library could not be loaded.', error);
      this.autosave.reportLoadFailure(LOAD_ERROR);
      this.loading.next({ status: 'rejected' });
      return false;
    }
  }

  private get kept() {
    if (!this.opened) throw new Error('Nothing can be saved before the store is open.');
    return this.opened;
  }

  private bundle(): Bundle {
    const { session, clock } = this.parts;
    return { library: session.library, remainder: this.remainder, lastUpdated: clock.now().toISOString() };
  }
}
