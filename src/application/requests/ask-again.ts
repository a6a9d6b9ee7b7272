import { concat, filter, merge, of, switchMap, take, timer, type Observable } from 'rxjs';
import type { ExplainedError } from '#domain/classified-error.ts';
import type { Browser } from '../ports/browser.ts';
import type { Clock } from '../ports/clock.ts';
import type { Random } from '../ports/random.ts';

interface AgainTools {
  readonly clock: Pick<Clock, 'scheduler'>;
  readonly browser: Pick<Browser, 'online$' | 'shown$' | 'returning$'>;
  readonly random: Random;
}

type Refusal = Pick<ExplainedError, 'type' | 'retryAfterMs' | 'isAskedAgain'>;

const BASE_MS = 10_000;
const SPREAD_MS = 1_000;
/** A busy provider is asked again for so long (product.md, Errors and retry: asked again). */
const BUSY_AT_MOST_MS = 60_000;
/** The longest time that a browser's timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * How long a busy provider is left alone: as long as it says, and from the second time on up to 8 s longer, for other tabs and devices wait as
 * well. One that does not say, or says 0, for 10 to 20 s, then for up to twice and three times as long.
 */
const waitMs = (retryAfterMs: number, times: number, random: number): number =>
  retryAfterMs > 0
    ? Math.min(retryAfterMs + (times && random * SPREAD_MS * Math.min(2 ** times, 8)), LONGEST_MS)
    : BASE_MS * (times + 1 + random);

/**
 * `asked$`, and where the provider refused it as one request too many, or there was no network, its outcome and later those of asking again
 * (product.md, Errors and retry: asked again). Never while the page is not looked at.
 * @param key where a value has its error
 */
export const askAgain =
  <Key extends string>(key: Key, { clock: { scheduler }, browser, random }: AgainTools) =>
  <T extends object>(asked$: Observable<T>, again$: Observable<T>): Observable<T> => {
    /** Emits once a busy provider may be asked again; undefined where it is not to be. */
    const calm$ = (retryAfterMs: number, times: number, since: number) => {
      const ms = waitMs(retryAfterMs, times, random());
      if (times > 0 && scheduler.now() - since + ms > BUSY_AT_MOST_MS) return undefined;
      const waited$ = timer(ms, scheduler).pipe(switchMap(() => browser.shown$));
      return retryAfterMs > 0 ? waited$ : merge(waited$, browser.returning$);
    };
    /** Emits once the browser, which says that it is offline, says otherwise. */
    const back$ = browser.online$.pipe(
      take(1),
      filter((isOnline) => !isOnline),
      switchMap(() => browser.online$),
      filter(Boolean),
      switchMap(() => browser.shown$),
    );
    const follow = (value: T, times: number, since: number): Observable<T> => {
      const error = (value as { readonly [K in Key]?: Refusal })[key];
      const isBusy = error?.type === 'rate_limit';
      const ready$ = isBusy
        ? calm$(error.retryAfterMs ?? 0, times, since)
        : error?.type === 'network'
          ? back$
          : undefined;
      if (!ready$) return of(value);
      const next$ = ready$.pipe(
        take(1),
        switchMap(() => again$),
        switchMap((next) => follow(next, times + 1, since)),
      );
      return concat(of(isBusy ? { ...value, [key]: { ...error, isAskedAgain: true } } : value), next$);
    };
    return asked$.pipe(switchMap((value) => follow(value, 0, scheduler.now())));
  };
