import {
  BehaviorSubject,
  EMPTY,
  Observable,
  distinctUntilChanged,
  filter,
  merge,
  of,
  switchMap,
  take,
  timer,
} from 'rxjs';
import type { Browser } from '../ports/browser.ts';
import type { Ports } from '../ports/port.ts';
import { unlessLeft } from '../time/unless-left.ts';
import type { LibraryRepository } from './library-repository.ts';
import type { LibrarySession } from './library-session.ts';
import {
  INIT_DELAY_MS,
  NOT_LOADED,
  NOT_SAVED,
  PENDING,
  REJECTED,
  type LoadState,
  type SaveStatus,
} from './load-state.ts';

interface LibraryLoaderDeps extends Pick<Ports, 'earlyLog' | 'clock' | 'consoleLog'> {
  readonly session: LibrarySession;
  /** Opens the repository. It is called once, and not before it is needed: its code need not be there at the start. */
  readonly lateParts: { readonly open: () => Promise<LibraryRepository> };
  readonly browser: Pick<Browser, 'leaving$'>;
  /** The milliseconds since startup's requests were answered; zero if the early script has not recorded it. */
  readonly sinceAnswered: () => number;
}

/** The interval between the request for the loading code and the load itself, in milliseconds. The code then is there in time. */
const CODE_LEAD_MS = 200;

type Opened = LibraryRepository | 'opening' | 'failed';

/**
 * Opens the repository, and has it load the library one second after startup's requests were answered
 * (product.md, Startup: library load). The repository's code arrives late; until then the loader stands for it.
 */
export class LibraryLoader {
  private isHeld = false;
  private readonly opened = new BehaviorSubject<Opened>('opening');
  /** Emits at once. */
  readonly loadState$ = this.follow<LoadState>(({ loadState$ }) => loadState$, PENDING, REJECTED);
  /** Emits at once. */
  readonly saveStatus$ = this.follow<SaveStatus>(({ saveStatus$ }) => saveStatus$, NOT_SAVED, NOT_LOADED);
  /** Whether the welcome dialog is open. Emits at once. */
  readonly isWelcoming$ = this.follow(({ welcome }) => welcome.isOpen$, false);

  constructor(private readonly deps: LibraryLoaderDeps) {}

  /** Once the code is there; undefined before. */
  get repository(): LibraryRepository | undefined {
    const { value } = this.opened;
    return typeof value === 'object' ? value : undefined;
  }

  /** Has the welcome wait, while the visitor is at what somebody sent. */
  holdWelcome(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.repository?.welcome.hold(isHeld);
  }

  /** Closes the welcome dialog; it comes again at the next start unless the welcome was completed. */
  closeWelcome(): void {
    this.repository?.welcome.close();
  }

  /** Begins when the app is ready. */
  activate(): () => void {
    const { session, clock, browser, earlyLog, sinceAnswered } = this.deps;
    earlyLog.open();
    const leaving = browser.leaving$.subscribe(() => this.appendNow());
    const delay = Math.max(0, INIT_DELAY_MS - sinceAnswered());
    const due = clock.scheduler.now() + delay;
    const subscription = merge(
      timer(Math.max(0, delay - CODE_LEAD_MS), clock.scheduler),
      // A change before that gets its place in the log soon.
      session.changes$,
      session.pending.length > 0 ? of(0) : EMPTY,
    )
      .pipe(
        take(1),
        switchMap(() => this.open()),
        filter((repository) => repository !== undefined),
        switchMap((repository) => new Observable(() => repository.activate(due))),
      )
      .subscribe();
    return () => [leaving, subscription].forEach((each) => each.unsubscribe());
  }

  /** Appends the unwritten changes: they may be lost with a page that is about to close. */
  appendNow(): void {
    const { earlyLog, session, consoleLog } = this.deps;
    try {
      if (this.repository) this.repository.appendNow();
      else if (session.unwritten.length > 0) earlyLog.appendNow(session.unwritten);
    } catch (error) {
      consoleLog.warn('log', 'A change may be lost with the page.', error);
    }
  }

  /** @param opening the value until the code is there. @param failed the value when it does not come. */
  private follow<T>(
    select: (repository: LibraryRepository) => Observable<T>,
    opening: T,
    failed = opening,
  ): Observable<T> {
    return this.opened.pipe(
      switchMap((opened) => {
        if (typeof opened === 'object') return select(opened);
        return of(opened === 'failed' ? failed : opening);
      }),
      distinctUntilChanged(),
    );
  }

  private async open(): Promise<LibraryRepository | undefined> {
    const { lateParts, consoleLog, clock } = this.deps;
    try {
      const repository = await lateParts.open();
      if (this.isHeld) repository.welcome.hold(true);
      this.opened.next(repository);
      return repository;
    } catch (error) {
      const tell = (reason: unknown) => consoleLog.error('code', 'What loads the library could not be had.', reason);
      unlessLeft(tell, (act, ms) => clock.scheduler.schedule(act, ms))(error);
      this.opened.next('failed');
      return undefined;
    }
  }
}
