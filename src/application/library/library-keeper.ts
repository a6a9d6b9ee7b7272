import { BehaviorSubject, EMPTY, Observable, distinctUntilChanged, filter, firstValueFrom, merge, of, switchMap, take, timer } from 'rxjs';
import type { Clock } from '../ports/clock.ts';
import type { Device } from '../ports/device.ts';
import type { Log } from '../ports/log.ts';
import type { Outbox } from '../ports/outbox.ts';
import type { SaveStatus } from './autosave.ts';
import type { Keeping } from './keeping.ts';
import type { LibrarySession } from './library-session.ts';
import { INIT_DELAY_MS, NOT_LOADED, NOT_SAVED, PENDING, REJECTED, type LoadState } from './load-state.ts';

export interface LibraryKeeperParts {
  readonly session: LibrarySession;
  /** Opens what keeps the library. Asked once, and not before it is needed: its code need not be there at the start. */
  readonly open: () => Promise<Keeping>;
  readonly outbox: Outbox;
  readonly device: Pick<Device, 'leaving$'>;
  readonly clock: Clock;
  readonly log: Log;
}

type Opened = Keeping | 'opening' | 'failed';

/** Keeps the library on the device: loads it about a second after the app is ready, and saves it from then on. */
export class LibraryKeeper {
  private readonly opened = new BehaviorSubject<Opened>('opening');
  /** Emits at once. */
  readonly loadState$: Observable<LoadState> = this.opened.pipe(
    switchMap((opened) => {
      if (typeof opened === 'object') return opened.loadState$;
      return of(opened === 'failed' ? REJECTED : PENDING);
    }),
    distinctUntilChanged(),
  );
  /** Emits at once. */
  readonly saveStatus$: Observable<SaveStatus> = this.opened.pipe(
    switchMap((opened) => {
      if (typeof opened === 'object') return opened.saveStatus$;
      return of(opened === 'failed' ? NOT_LOADED : NOT_SAVED);
    }),
    distinctUntilChanged(),
  );

  /** Whether the welcome dialog is open. Emits at once. */
  readonly isWelcoming$: Observable<boolean> = this.opened.pipe(
    switchMap((opened) => (typeof opened === 'object' ? opened.greeting.isWelcoming$ : of(false))),
    distinctUntilChanged(),
  );

  constructor(private readonly parts: LibraryKeeperParts) {}

  /** Once the code is there; undefined before. */
  get keeping(): Keeping | undefined {
    const { value } = this.opened;
    return typeof value === 'object' ? value : undefined;
  }

  /** Whether the visitor's last change is kept, should the page be lost now. Waits for what keeps it. Never rejects. */
  async isKept(): Promise<boolean> {
    const opened = await firstValueFrom(this.opened.pipe(filter((each) => each !== 'opening')));
    return typeof opened === 'object' && opened.isKept();
  }

  /** Closes the welcome dialog; it comes again at the next start unless the welcome was completed. */
  closeWelcome(): void {
    this.keeping?.greeting.close();
  }

  /** To be called when the app is ready. */
  activate(): () => void {
    const { session, clock, device, outbox } = this.parts;
    const leaving = device.leaving$.subscribe(() => outbox.put(this.keeping?.unwritten ?? session.waiting));
    const due = clock.scheduler.now() + INIT_DELAY_MS;
    const subscription = merge(
      timer(INIT_DELAY_MS, clock.scheduler),
      // What the visitor does before is written down at once.
      session.changes$,
      session.waiting.length > 0 ? of(0) : EMPTY,
    )
      .pipe(
        take(1),
        switchMap(() => this.open()),
        filter((keeping) => keeping !== undefined),
        switchMap((keeping) => new Observable(() => keeping.activate(due))),
      )
      .subscribe();
    return () => [leaving, subscription].forEach((each) => each.unsubscribe());
  }

  private async open(): Promise<Keeping | undefined> {
    const { open, log } = this.parts;
    try {
      const keeping = await open();
      this.opened.next(keeping);
      return keeping;
    } catch (error) {
      log.error('What keeps the library could not be loaded.', error);
      this.opened.next('failed');
      return undefined;
    }
  }
}
