import { inject, injectable } from 'inversify';
import { EMPTY, Observable, catchError, filter, from, fromEvent, map, merge, of, switchMap, take, tap } from 'rxjs';
import { Port } from '#application/port.ts';
import type { AppUpdates } from '#application/ports/app-updates.ts';
import type { Log } from '#application/ports/log.ts';
import { tellWorker } from './tell-worker.ts';
import { workerAddress } from './worker-address.ts';

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

/** Updates of the app through the site's service worker, `src/worker`. */
@injectable()
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
            fromEvent(registration, 'updatefound').pipe(switchMap(() => changesOf(registration.installing))),
          ).pipe(filter((worker) => waiting(registration, worker))),
        ),
        map(() => undefined),
        catchError((error: unknown) => {
          this.log.warn('The app is not kept for use without a network.', error);
          return EMPTY;
        }),
      )
      .subscribe(subscriber),
  );

  constructor(@inject(Port.log) private readonly log: Log) {}

  apply(): void {
    const newer = this.registration?.waiting;
    // Another tab may have let the new release take over in the meantime.
    if (!newer) return location.reload();
    const taken$ = fromEvent(newer, 'statechange').pipe(filter(() => newer.state === 'activated'));
    taken$.pipe(take(1)).subscribe(() => location.reload());
    tellWorker({ kind: 'take-over' }, newer);
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
    return serviceWorker.register(workerAddress());
  }
}
