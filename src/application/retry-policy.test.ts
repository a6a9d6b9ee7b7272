import { BehaviorSubject, defer, of, throwError, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError, type CatalogFailure } from '#domain/failure.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { RETRY_POLICIES, retryWith } from './retry-policy.ts';
import { ClassifyError } from './use-cases/classify-error.ts';

type PolicyName = keyof typeof RETRY_POLICIES;

const http = (status: number): CatalogFailure => ({ kind: 'http', status });
const NETWORK: CatalogFailure = { kind: 'network' };
const TIMEOUT: CatalogFailure = { kind: 'timeout' };

/** Runs a request that fails `failures` times; tells when it was asked, in ms, and how it ended. */
const run = async (
  policy: PolicyName,
  failure: CatalogFailure | Error,
  failures: number,
  online$: Observable<boolean> = of(true),
) => {
  const clock = new VirtualClock();
  const askedAt: number[] = [];
  let end: unknown = 'unfinished';
  defer(() => {
    askedAt.push(clock.scheduler.frame);
    return askedAt.length > failures
      ? of('answer')
      : throwError(() => (failure instanceof Error ? failure : new CatalogError(failure)));
  })
    .pipe(
      retryWith(RETRY_POLICIES[policy], { scheduler: clock.scheduler, online$, classifyError: new ClassifyError() }),
    )
    .subscribe({ next: (value) => (end = value), error: (error: unknown) => (end = error) });
  await clock.advance(300_000);
  return { askedAt, end };
};

// product.md, Errors and retry: genre policy. product.md, Errors and retry: detail policy.
// product.md, Errors and retry: toast policy.
describe('retry policies', () => {
  it.each<[PolicyName, CatalogFailure, readonly number[]]>([
    ['fetchHelper', NETWORK, [0, 1_000, 3_000, 7_000]],
    ['fetchHelper', TIMEOUT, [0, 1_000, 3_000, 7_000]],
    ['fetchHelper', http(500), [0, 1_000, 3_000, 7_000]],
    ['fetchHelper', http(503), [0, 1_000, 3_000, 7_000]],
    ['fetchHelper', { kind: 'malformed' }, [0, 1_000, 3_000, 7_000]],
    ['fetchHelper', http(429), [0]],
    ['fetchHelper', http(404), [0]],
    ['explore', NETWORK, [0, 1_000, 3_000, 6_000]],
    ['explore', http(429), [0, 1_000, 3_000, 6_000]],
    ['explore', http(401), [0]],
    ['genres', http(500), [0, 1_000, 3_000, 6_000]],
    ['toastFlow', NETWORK, [0, 1_000, 3_000]],
    ['toastFlow', http(429), [0, 1_000, 3_000]],
    ['toastFlow', http(401), [0]],
    // Not before the provider wants to be asked again; not at all when that is too far away.
    ['explore', { kind: 'http', status: 429, retryAfterMs: 5_000 }, [0, 5_000, 10_000, 15_000]],
    ['explore', { kind: 'http', status: 429, retryAfterMs: 1_500 }, [0, 1_500, 3_500, 6_500]],
    ['fetchHelper', { kind: 'http', status: 503, retryAfterMs: 3_000 }, [0, 3_000, 6_000, 10_000]],
    ['explore', { kind: 'http', status: 429, retryAfterMs: 60_000 }, [0, 60_000, 120_000, 180_000]],
    ['explore', { kind: 'http', status: 429, retryAfterMs: 60_001 }, [0]],
    ['detail', TIMEOUT, [0, 1_000, 3_000, 6_000]],
    ['detail', http(404), [0]],
  ])('%s, on %o, asks at %o ms and raises the last failure', async (policy, failure, expected) => {
    const { askedAt, end } = await run(policy, failure, 99);
    expect(askedAt).toEqual(expected);
    expect(end).toMatchObject({ failure });
  });

  it('take a defect of ours for anything else: retryable, but not by the fetch helper', async () => {
    const defect = new TypeError('x is undefined');
    expect(await run('explore', defect, 99)).toEqual({ askedAt: [0, 1_000, 3_000, 6_000], end: defect });
    expect(await run('fetchHelper', defect, 99)).toEqual({ askedAt: [0], end: defect });
  });

  it('asks nothing while the device is offline, and goes on when it is online again', async () => {
    const clock = new VirtualClock();
    const online$ = new BehaviorSubject(true);
    const askedAt: number[] = [];
    defer(() => {
      askedAt.push(clock.scheduler.frame);
      return throwError(() => new CatalogError(NETWORK));
    })
      .pipe(
        retryWith(RETRY_POLICIES.explore, { scheduler: clock.scheduler, online$, classifyError: new ClassifyError() }),
      )
      .subscribe({ error: () => {} });
    online$.next(false);
    await clock.advance(60_000);
    expect(askedAt).toEqual([0]);
    online$.next(true);
    await clock.advance(60_000);
    expect(askedAt).toEqual([0, 60_000, 62_000, 65_000]);
  });

  it('stops as soon as an answer comes', async () => {
    expect(await run('explore', NETWORK, 2)).toEqual({ askedAt: [0, 1_000, 3_000], end: 'answer' });
  });
});
