import { concat, defer, filter, merge, of, switchMap, take, timer, type Observable } from 'rxjs';
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

/** What was asked again in vain so far. */
interface Asked {
  readonly times: number;
  /** Milliseconds since the first refusal. */
  readonly ms: number;
}

const BASE_MS = 10_000;
const SPREAD_MS = 1_000;
const SPREAD_AT_MOST_MS = 8_000;
/** A busy provider is asked again for so long (product.md, Errors and retry: asked again). */
const BUSY_AT_MOST_MS = 60_000;
/** The longest time that a browser's timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * How long a busy provider is left alone: as long as it says, and from the second time on up to 8 s longer, for other tabs and devices wait as
 * well. One that does not say, or says 0, for 10 to 20 s, then for up to twice and three times as long.
 */
const waitMs = (retryAfterMs: number, times: number, random: Random): number => {
  if (retryAfterMs === 0) return BASE_MS * (times + 1 + random());
  const spreadMs = times === 0 ? 0 : Math.min(SPREAD_MS * 2 ** times, SPREAD_AT_MOST_MS);
  return Math.min(retryAfterMs + spreadMs * random(), LONGEST_MS);
};

/** Emits once when a busy provider may be asked again; undefined where it is not to be. Never while the page is not looked at. */
const calm$ = (retryAfterMs: number, { times, ms }: Asked, tools: AgainTools): Observable<unknown> | undefined => {
  const { clock, browser, random } = tools;
  const wait = waitMs(retryAfterMs, times, random);
  if (times > 0 && ms + wait > BUSY_AT_MOST_MS) return undefined;
  const waited$ = timer(wait, clock.scheduler).pipe(switchMap(() => browser.shown$));
  return retryAfterMs > 0 ? waited$ : merge(waited$, browser.returning$);
};

/** Emits once when the browser, which says that it is offline, says otherwise. */
const online$ = ({ browser }: AgainTools): Observable<unknown> =>
  browser.online$.pipe(
    filter(Boolean),
    switchMap(() => browser.shown$),
  );

/**
 * `asked$`, and where the provider refused it as one request too many, or there was no network, its outcome and later those of asking again
 * (product.md, Errors and retry: asked again).
 * @param key where a value has its error
 */
export const askAgain =
  <Key extends string>(key: Key, tools: AgainTools) =>
  <T extends object>(asked$: Observable<T>, again$: Observable<T>): Observable<T> => {
    const { scheduler } = tools.clock;
    const follow = (value: T, since: number, times: number): Observable<T> => {
      const error = (value as { readonly [K in Key]?: Refusal })[key];
      const next = (ready$: Observable<unknown>) =>
        ready$.pipe(
          take(1),
          switchMap(() => again$),
          switchMap((outcome) => follow(outcome, since, times + 1)),
        );
      if (error?.type === 'network')
        return concat(
          of(value),
          tools.browser.online$.pipe(
            take(1),
            filter((isOnline) => !isOnline),
            switchMap(() => next(online$(tools))),
          ),
        );
      const ready$ =
        error?.type === 'rate_limit' && calm$(error.retryAfterMs ?? 0, { times, ms: scheduler.now() - since }, tools);
      if (!ready$) return of(value);
      return concat(of({ ...value, [key]: { ...error, isAskedAgain: true } }), next(ready$));
    };
    return asked$.pipe(switchMap((value) => defer(() => follow(value, scheduler.now(), 0))));
  };
