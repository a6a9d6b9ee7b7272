import {
  catchError,
  EMPTY,
  exhaustMap,
  filter,
  from,
  fromEvent,
  ignoreElements,
  interval,
  map,
  merge,
  Observable,
  of,
  switchMap,
  take,
  tap,
} from 'rxjs';
import type { AppUpdates } from '#application/ports/app-updates.ts';
import type { Browser } from '#application/ports/browser.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import { tellWorker } from './tell-worker.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string };
}

const ADDRESS = `${import.meta.env.BASE_URL}sw.js`;
/** The name of the only Trusted Types policy that the page's security policy allows, once. */
const POLICY = 'matinee-worker';

/**
 * The worker's address in the form that the page's policy requires: trusted, in browsers that have Trusted Types.
 * Throws when it is called twice.
 */
const workerAddress = (): string => {
  // `trustedTypes` has no types yet, and not every browser has it. Its result is no string, but is accepted as one.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(POLICY, { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS) ?? ADDRESS;
};

const changesOf = (worker: ServiceWorker | null): Observable<ServiceWorker> =>
  worker ? merge(of(undefined), fromEvent(worker, 'statechange')).pipe(map(() => worker)) : EMPTY;

/**
 * Whether a new release waits behind the active one. At the first visit no release is active, and there is nothing to
 * announce.
 */
const waiting = ({ active }: ServiceWorkerRegistration, { state }: ServiceWorker): boolean =>
  state === 'installed' && active !== null;

/** Addresses of the pictures that the page loaded before the worker was there to store them. */
const seenPictures = (): readonly string[] =>
  [...document.images].flatMap(({ complete, currentSrc }) => (complete && currentSrc ? [currentSrc] : []));

const HOUR_MS = 3_600_000;

/** Updates of the app through the site's service worker, `src/worker`. */
export class WorkerUpdates implements AppUpdates {
  private registration: ServiceWorkerRegistration | undefined;

  readonly ready$ = new Observable<void>((subscriber) =>
    from(this.register())
      .pipe(
        tap((registration) => (this.registration = registration)),
        switchMap((registration) =>
          merge(
            changesOf(registration.waiting),
            changesOf(registration.installing),
            this.askForNewer(registration),
            fromEvent(registration, 'updatefound').pipe(switchMap(() => changesOf(registration.installing))),
          ).pipe(filter((worker) => waiting(registration, worker))),
        ),
        map(() => undefined),
        catchError((error: unknown) => {
          this.consoleLog.warn('worker', 'The app is not kept for use without a network.', error);
          return EMPTY;
        }),
      )
      .subscribe(subscriber),
  );

  constructor(
    private readonly consoleLog: ConsoleLog,
    private readonly clock: Clock,
    private readonly browser: Browser,
  ) {}

  apply(): void {
    const newer = this.registration?.waiting;
    // Another tab may have let the new release take over in the meantime.
    if (!newer) return location.reload();
    const taken$ = fromEvent(newer, 'statechange').pipe(filter(() => newer.state === 'activated'));
    taken$.pipe(take(1)).subscribe(() => location.reload());
    tellWorker({ kind: 'take-over' }, newer);
  }

  /**
   * Asks the site for a newer worker once an hour and when the tab comes back (product.md, Startup: newer release): by itself a browser
   * asks only when a page is opened.
   */
  private askForNewer(registration: ServiceWorkerRegistration): Observable<never> {
    return merge(interval(HOUR_MS, this.clock.scheduler), this.browser.returning$).pipe(
      // Without a network nothing is newer: the next hour or return asks again.
      exhaustMap(() => from(registration.update()).pipe(catchError(() => EMPTY))),
      ignoreElements(),
    );
  }

  // Insecure contexts have no service workers, and some browsers refuse them in private windows.
  private async register(): Promise<ServiceWorkerRegistration> {
    const { serviceWorker } = navigator;
    if (!serviceWorker.controller) {
      serviceWorker.addEventListener(
        'controllerchange',
        () => {
          tellWorker({ kind: 'seen', pictures: seenPictures() });
        },
        { once: true },
      );
    }
    const registration = await serviceWorker.register(workerAddress());
    // A page that was being opened while the worker took over the others, or was loaded past it, is left without one.
    void serviceWorker.ready.then(({ active }) => serviceWorker.controller ?? tellWorker({ kind: 'claim' }, active));
    return registration;
  }
}
