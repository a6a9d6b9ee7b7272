import {
  BehaviorSubject,
  Subject,
  distinctUntilChanged,
  filter,
  merge,
  switchMap,
  take,
  timer,
  type Observable,
} from 'rxjs';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';
import type { Notifications } from '../streams/notifications.ts';
import type { LibrarySession } from './library-session.ts';
import type { LoadOutcome, LoadState } from './load-state.ts';

export interface WelcomeDeps {
  readonly loadState$: Observable<LoadState>;
  readonly session: LibrarySession;
  readonly store: Pick<Store, 'lifetime'>;
  readonly notifications: Notifications;
  readonly clock: Clock;
}

/** product.md, Welcome: when. */
const WELCOME_DELAY_MS = 1_500;
const READING_MS = 8_000;
const OFFER_MS = 30_000;
const MIGRATED = { message: 'Your lists were moved to the new format' };
const RESTORED = {
  restored: { message: 'Your saved lists are back' },
  // Longer to read.
  adopted: {
    type: 'blank',
    message: 'Your network or browser has changed. Your lists came along: a copy of the newest is in use here.',
  },
} as const;

/**
 * What a visitor is told once the library has been loaded (product.md, Startup: load messages), and the welcome of a
 * first-time visitor (product.md, Welcome: when).
 */
export class Welcome {
  private readonly welcome = new BehaviorSubject(false);
  private readonly expected$ = new Subject<void>();
  /** Whether the welcome dialog is open. Emits at once. */
  readonly isWelcoming$: Observable<boolean> = this.welcome.pipe(distinctUntilChanged());

  constructor(private readonly deps: WelcomeDeps) {}

  activate(): () => void {
    const { loadState$, clock } = this.deps;
    const loaded$ = loadState$.pipe(
      filter((state) => state.status !== 'pending'),
      take(1),
    );
    const told = loaded$.subscribe((state) => this.tell(state));
    const firstTime$ = loaded$.pipe(
      filter((state) => state.status === 'fulfilled' && state.outcome.kind === 'first-time'),
    );
    const welcomed = merge(this.expected$, firstTime$)
      .pipe(
        take(1),
        switchMap(() => timer(WELCOME_DELAY_MS, clock.scheduler)),
      )
      .subscribe(() => this.welcome.next(true));
    return () => [told, welcomed].forEach((subscription) => subscription.unsubscribe());
  }

  /** It is known before the library is loaded that this is a first-time visitor. */
  expect(): void {
    this.expected$.next();
  }

  /** Closes the welcome dialog; it comes again at the next start unless the welcome was completed. */
  close(): void {
    this.welcome.next(false);
  }

  private tell(state: LoadState): void {
    if (this.deps.store.lifetime === 'window') {
      this.tellError('Your browser keeps nothing for this site. Your lists end with this window.');
    }
    if (state.status === 'rejected') {
      this.tellError('Your saved lists could not be loaded. They are untouched; reload the page to try again.');
    }
    if (state.status === 'fulfilled') this.tellOutcome(state.outcome);
  }

  private tellOutcome(outcome: LoadOutcome): void {
    const { kind, isMigrated, setAsideAs, missing } = outcome;
    if (setAsideAs !== undefined) {
      this.tellError(`Your saved lists could not be read. They are kept aside as ${setAsideAs}.`);
    }
    if (missing) this.offerMissing(missing);
    if (kind === 'first-time') return;
    this.deps.notifications.show(isMigrated ? MIGRATED : RESTORED[kind]);
  }

  private offerMissing(actions: readonly LibraryAction[]): void {
    const { session, notifications } = this.deps;
    notifications.show({
      type: 'blank',
      message: 'Your saved lists were changed from outside, and something is gone from them.',
      durationMs: OFFER_MS,
      action: { label: 'Bring it back', run: () => void session.dispatch({ kind: 'batch', actions }) },
    });
  }

  private tellError(message: string): void {
    this.deps.notifications.show({ type: 'error', message, durationMs: READING_MS });
  }
}
