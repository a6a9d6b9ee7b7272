import { concat, map, merge, of, switchMap, take, timer, type Observable } from 'rxjs';
import type { ClassifiedError } from '#domain/classified-error.ts';
import type { Clock } from './ports/clock.ts';
import type { Device } from './ports/device.ts';
import type { Random } from './ports/random.ts';

export interface OnceMoreTools {
  readonly clock: Pick<Clock, 'scheduler'>;
  readonly device: Pick<Device, 'shown$' | 'returning$'>;
  readonly random: Random;
}

/** What an error says that is asked once more. */
export const ASKED_AGAIN = { isAskedAgain: true } as const;

const BASE_MS = 10_000;
/** The longest time that a browser's timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Emits when a busy provider may be asked once more (product.md, Errors and retry: asked once more): after its `Retry-After`, else after
 * 10 to 20 s or as soon as the page is looked at again. Never while the page is not looked at. Emits once.
 */
const ready$ = ({ retryAfterMs }: Pick<ClassifiedError, 'retryAfterMs'>, tools: OnceMoreTools): Observable<unknown> => {
  const { clock, device, random } = tools;
  const ms = retryAfterMs ?? BASE_MS * (1 + random());
  const waited$ = timer(Math.min(ms, LONGEST_MS), clock.scheduler).pipe(switchMap(() => device.shown$));
  return (retryAfterMs === undefined ? merge(waited$, device.returning$) : waited$).pipe(take(1));
};

/**
 * `asked$`, and where the provider refused it as one request too many, its outcome and later that of asking once more.
 * @param refusalOf the error of a value that is a failure
 * @param noted the value with the note that it is asked once more
 */
export const askOnceMore = <T>(
  asked$: Observable<T>,
  again$: Observable<T>,
  {
    refusalOf,
    noted,
    tools,
  }: {
    readonly refusalOf: (value: T) => (Pick<ClassifiedError, 'retryAfterMs'> & { readonly type: string }) | undefined;
    readonly noted: (value: T) => T;
    readonly tools: OnceMoreTools;
  },
): Observable<T> =>
  asked$.pipe(
    switchMap((value) => {
      const refusal = refusalOf(value);
      if (refusal?.type !== 'rate_limit') return of(value);
      return concat(of(value).pipe(map(noted)), ready$(refusal, tools).pipe(switchMap(() => again$)));
    }),
  );
