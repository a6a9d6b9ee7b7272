import {
  BehaviorSubject,
  Subject,
  distinctUntilChanged,
  filter,
  map,
  merge,
  of,
  switchMap,
  take,
  takeUntil,
  timer,
  type Observable,
} from 'rxjs';
import type { Clock } from '../ports/clock.ts';
import type { LibrarySession } from './library-session.ts';
import type { LoadState } from './load-state.ts';

interface WelcomePromptDeps {
  readonly session: Pick<LibrarySession, 'library'>;
  readonly loadState$: Observable<LoadState>;
  readonly clock: Clock;
}

/** product.md, Welcome: when. */
const WELCOME_DELAY_MS = 1_500;

/** When the welcome dialog of a first-time visitor is open (product.md, Welcome: when). */
export class WelcomePrompt {
  private readonly prompt = new BehaviorSubject(false);
  private readonly expected$ = new Subject<void>();
  private readonly closed$ = new Subject<void>();
  private readonly held = new BehaviorSubject(false);
  /** Whether the welcome dialog is open. Emits at once. */
  readonly isOpen$: Observable<boolean> = this.prompt.pipe(distinctUntilChanged());

  constructor(private readonly deps: WelcomePromptDeps) {}

  activate(): () => void {
    const { session, loadState$, clock } = this.deps;
    const firstTime$ = loadState$.pipe(
      filter((state) => state.status === 'fulfilled' && state.outcome.kind === 'first-time'),
    );
    const subscription = merge(this.expected$, firstTime$)
      .pipe(
        take(1),
        switchMap(() => this.held),
        distinctUntilChanged(),
        switchMap((isHeld) =>
          isHeld
            ? of(false)
            : timer(WELCOME_DELAY_MS, clock.scheduler).pipe(
                // The welcome may have been completed meanwhile, in another tab.
                map(() => session.library.username === null),
              ),
        ),
        takeUntil(this.closed$),
      )
      .subscribe((isOpen) => this.prompt.next(isOpen));
    return () => subscription.unsubscribe();
  }

  /** The visitor is known to be a first-time visitor before the library is loaded. */
  expect(): void {
    this.expected$.next();
  }

  /** Whether the welcome waits, because the visitor is at what somebody sent (product.md, Welcome: sent). Then its delay begins anew. */
  hold(isHeld: boolean): void {
    this.held.next(isHeld);
  }

  /** Closes the welcome dialog; it opens again at the next start unless the welcome was completed. */
  close(): void {
    this.closed$.next();
    this.prompt.next(false);
  }
}
