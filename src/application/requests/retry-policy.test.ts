import { BehaviorSubject, defer, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError, type CatalogFailure } from '#domain/catalog-failure.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { outcomeOf } from '#fixtures/outcome-of.ts';
import { willingBrowser } from '#fixtures/willing-browser.ts';
import { ClassifyError } from '../use-cases/provider/classify-error.ts';
import type { Outcome } from './abortable.ts';
import { RETRY_POLICIES, retryWith } from './retry-policy.ts';

type PolicyName = keyof typeof RETRY_POLICIES;

const http = (status: number): CatalogFailure => ({ kind: 'http', status });
const NETWORK: CatalogFailure = { kind: 'network' };
const TIMEOUT: CatalogFailure = { kind: 'timeout' };

const failedWith = (error: Error) => ({ status: 'failed', error: new ClassifyError().execute(error) });

/** Runs a request that fails `failures` times; tells when it was asked, in ms, and how it ended. */
const run = async (policy: PolicyName, failure: CatalogFailure | Error, failures: number) => {
  const clock = new VirtualClock();
  const askedAt: number[] = [];
  let end: Outcome<string> | undefined;
  const answer$ = defer(() => {
    askedAt.push(clock.scheduler.frame);
    return askedAt.length > failures
      ? of('answer')
      : throwError(() => (failure instanceof Error ? failure : new CatalogError(failure)));
  });
  outcomeOf(answer$)
    .pipe(retryWith(RETRY_POLICIES[policy], { clock, browser: willingBrowser }))
    .subscribe((outcome) => (end = outcome));
  await clock.advance(300_000);
  return { askedAt, end };
};

describe('retry policies', () => {
  it.each<[PolicyName, CatalogFailure, readonly number[]]>([
    // product.md, Errors and retry: fetch policy.
    ['fetchHelper', NETWORK, [0, 1_000, 3_000, 7_000]],
    ['fetchHelper', TIMEOUT, [0, 1_000, 3_000, 7_000]],
    ['fetchHelper', http(500), [0, 1_000, 3_000, 7_000]],
    ['fetchHelper', http(503), [0, 1_000, 3_000, 7_000]],
    ['fetchHelper', { kind: 'malformed' }, [0, 1_000, 3_000, 7_000]],
    ['fetchHelper', http(429), [0]],
    ['fetchHelper', http(404), [0]],
    // product.md, Errors and retry: explore policy.
    ['explore', NETWORK, [0, 1_000, 3_000, 6_000]],
    ['explore', http(429), [0, 1_000, 3_000, 6_000]],
    ['explore', http(401), [0]],
    // product.md, Errors and retry: genre policy.
    ['genres', http(500), [0, 1_000, 3_000, 6_000]],
    // product.md, Import: patience.
    ['import', http(429), [0, 1_000, 3_000, 7_000]],
    ['import', NETWORK, [0, 1_000, 3_000, 7_000]],
    ['import', http(503), [0, 1_000, 3_000, 7_000]],
    ['import', http(401), [0]],
    // product.md, Errors and retry: toast policy.
    ['toastFlow', NETWORK, [0, 1_000, 3_000]],
    ['toastFlow', http(429), [0, 1_000, 3_000]],
    ['toastFlow', http(401), [0]],
    // Not before the provider wants to be asked again; not at all when that is too far away.
    // product.md, Errors and retry: retry after.
    ['explore', { kind: 'http', status: 429, retryAfterMs: 5_000 }, [0, 5_000, 10_000, 15_000]],
    ['explore', { kind: 'http', status: 429, retryAfterMs: 1_500 }, [0, 1_500, 3_500, 6_500]],
    ['fetchHelper', { kind: 'http', status: 503, retryAfterMs: 3_000 }, [0, 3_000, 6_000, 10_000]],
    ['explore', { kind: 'http', status: 429, retryAfterMs: 60_000 }, [0, 60_000, 120_000, 180_000]],
    ['explore', { kind: 'http', status: 429, retryAfterMs: 60_001 }, [0]],
    // product.md, Errors and retry: detail policy.
    ['detail', TIMEOUT, [0, 1_000, 3_000, 6_000]],
    ['detail', http(404), [0]],
  ])('%s, on %o, asks at %o ms and tells the last failure', async (policy, failure, expected) => {
    const { askedAt, end } = await run(policy, failure, 99);
    expect(askedAt).toEqual(expected);
    expect(end).toEqual(failedWith(new CatalogError(failure)));
  });

  it('take a defect of ours for anything else: retryable, but not by the fetch helper', async () => {
    const defect = new TypeError('x is undefined');
    expect(await run('explore', defect, 99)).toEqual({ askedAt: [0, 1_000, 3_000, 6_000], end: failedWith(defect) });
    expect(await run('fetchHelper', defect, 99)).toEqual({ askedAt: [0], end: failedWith(defect) });
  });

  // product.md, Errors and retry: offline.
  it.each([
    ['stays so: a moment later than else, each time', [], [0, 3_000, 7_000, 12_000]],
    ['soon says that it is online: as else from then on', [[1_500, true]], [0, 1_500, 3_500, 6_500]],
    [
      'says now this, now that',
      [
        [500, true],
        [900, false],
        [1_700, true],
        [2_000, false],
      ],
      [0, 1_700, 5_700, 10_700],
    ],
  ] as const)('asks on where the browser says that it is offline, and %s', async (_, said, times) => {
    const clock = new VirtualClock();
    const online$ = new BehaviorSubject(false);
    const askedAt: number[] = [];
    const answer$ = defer(() => {
      askedAt.push(clock.scheduler.frame);
      return throwError(() => new CatalogError(NETWORK));
    });
    outcomeOf(answer$)
      .pipe(retryWith(RETRY_POLICIES.explore, { clock, browser: { online$ } }))
      .subscribe();
    for (const [at, isOnline] of said) {
      await clock.advance(at - clock.scheduler.frame);
      online$.next(isOnline);
    }
    await clock.advance(60_000);
    expect(askedAt).toEqual(times);
  });

  it('stops as soon as an answer comes', async () => {
    expect(await run('explore', NETWORK, 2)).toEqual({
      askedAt: [0, 1_000, 3_000],
      end: { status: 'loaded', value: 'answer' },
    });
  });
});
