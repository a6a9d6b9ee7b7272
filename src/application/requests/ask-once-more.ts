import { concat, merge, of, switchMap, take, timer, type Observable } from 'rxjs';
import type { ExplainedError } from '#domain/classified-error.ts';
import type { Browser } from '../ports/browser.ts';
import type { Clock } from '../ports/clock.ts';
import type { Random } from '../ports/random.ts';

interface OnceMoreTools {
  readonly clock: Pick<Clock, 'scheduler'>;
  readonly browser: Pick<Browser, 'shown$' | 'returning$'>;
  readonly random: Random;
}

const BASE_MS = 10_000;
/** The longest time that a browser's timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Emits once, when a busy provider may be asked once more (product.md, Errors and retry: asked once more): after its `Retry-After`. A
 * provider that names no time, or 0, is asked after 10 to 20 s, or as soon as the page is looked at again. Never while it is not looked at.
 */
const ready$ = ({ retryAfterMs }: Pick<ExplainedError, 'retryAfterMs'>, tools: OnceMoreTools): Observable<unknown> => {
  const { clock, browser, random } = tools;
  const isTold = retryAfterMs !== undefined && retryAfterMs > 0;
  const ms = isTold ? retryAfterMs : BASE_MS * (1 + random());
  const waited$ = timer(Math.min(ms, LONGEST_MS), clock.scheduler).pipe(switchMap(() => browser.shown$));
  return (isTold ? waited$ : merge(waited$, browser.returning$)).pipe(take(1));
};

type Refusable<Key extends string> = {
  readonly [K in Key]?: Pick<ExplainedError, 'type' | 'retryAfterMs' | 'isAskedAgain'>;
};

/**
 * `asked$`, and where the provider refused it as one request too many, its outcome and later that of asking once more.
 * @param key where a value has its error
 */
export const askOnceMore =
  <Key extends string>(key: Key, tools: OnceMoreTools) =>
  <T extends object>(asked$: Observable<T>, again$: Observable<T>): Observable<T> =>
    asked$.pipe(
      switchMap((value) => {
        const error = (value as Refusable<Key>)[key];
        if (error?.type !== 'rate_limit') return of(value);
        const noted = { ...value, [key]: { ...error, isAskedAgain: true } };
        return concat(of(noted), ready$(error, tools).pipe(switchMap(() => again$)));
      }),
    );
