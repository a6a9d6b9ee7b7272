import { describe, expect, it } from 'vitest';
import { CatalogError, type CatalogFailure } from '#domain/catalog-failure.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { willingBrowser } from '#fixtures/willing-browser.ts';
import { Notifications } from '../notifications/notifications.ts';
import { ClassifyError } from '../use-cases/provider/classify-error.ts';
import type { Outcome } from './abortable.ts';
import { RequestRunner, type Request } from './request-runner.ts';

const http = (status: number): CatalogFailure => ({ kind: 'http', status });
const NETWORK: CatalogFailure = { kind: 'network' };

/** A request that fails so many times, asked for the first time or again by the visitor. */
const run = async (way: 'run' | 'runAgain', failure: CatalogFailure, failures: number) => {
  const clock = new VirtualClock();
  const notifications = new Notifications({ clock });
  const runner = new RequestRunner({
    catalogChoice: { isDemo: false },
    clock,
    browser: willingBrowser,
    random: () => 0,
    classifyError: new ClassifyError(),
    notifications,
  });
  const emitted: string[] = [];
  notifications.notifications$.subscribe((list) =>
    emitted.splice(0, emitted.length, ...list.map(({ type, message }) => `${type}: ${message}`)),
  );
  const askedAt: number[] = [];
  const request: Request<string> = {
    policy: 'explore',
    operation: 'load Movies',
    call: async () => {
      askedAt.push(clock.scheduler.frame);
      if (askedAt.length <= failures) throw new CatalogError(failure);
      return 'answer';
    },
  };
  const ended = { as: 'unfinished' };
  const until = (outcome: Outcome<string>) => (ended.as = outcome.status === 'loaded' ? outcome.value : 'failed');
  runner[way](request).subscribe(until);
  runner[way](request).subscribe(until);
  // Until the last attempt has failed, and no toast is gone yet.
  while (ended.as === 'unfinished') await clock.advance(500);
  return { askedAt: askedAt.filter((_, at) => at % 2 === 0), end: ended.as, emitted, clock };
};

describe('a request', () => {
  it('is made at once, or after a delay in which it may be called off', async () => {
    const clock = new VirtualClock();
    const runner = new RequestRunner({
      catalogChoice: { isDemo: false },
      clock,
      browser: willingBrowser,
      random: () => 0,
      classifyError: new ClassifyError(),
      notifications: new Notifications({ clock }),
    });
    const asked: string[] = [];
    const request = (name: string): Request<string> => ({
      policy: 'explore',
      call: async () => {
        asked.push(name);
        return name;
      },
    });
    runner.run(request('at once')).subscribe();
    runner
      .run({ ...request('called off'), debounceMs: 120 })
      .subscribe()
      .unsubscribe();
    runner.run({ ...request('later'), debounceMs: 120 }).subscribe();
    expect(asked).toEqual(['at once']);
    await clock.advance(119);
    expect(asked).toEqual(['at once']);
    await clock.advance(1);
    expect(asked).toEqual(['at once', 'later']);
  });
});

describe('what the visitor is told of a request', () => {
  it.each<[CatalogFailure, string, number]>([
    [NETWORK, 'Network Issue: Check your internet connection', 4_000],
    [{ kind: 'timeout' }, 'Request Timeout: Server is taking too long to respond', 4_000],
    [http(401), 'Authentication Error: Invalid API token', 6_000],
    [http(429), 'Rate Limited: Too many requests, please wait', 5_000],
    [http(500), 'Server Error: TMDB is temporarily unavailable', 4_000],
    [http(404), 'Content Not Found: This content may no longer be available', 4_000],
    [http(418), 'Failed to load data', 4_000],
  ])(
    'that failed with %o: once, as an error, however many parts of the page find out, for its time',
    async (failure, toast, ms) => {
      const { emitted, clock } = await run('run', failure, 99);
      expect(emitted).toEqual([`error: ${toast}`]);
      await clock.advance(ms - 500);
      expect(emitted).toHaveLength(1);
      await clock.advance(2_000);
      expect(emitted).toEqual([]);
    },
  );

  it('is nothing while another attempt may succeed, and nothing when it did', async () => {
    expect((await run('run', NETWORK, 4)).emitted).toEqual([]);
  });

  it("is 'Connection restored!' when a retry of theirs succeeds (product.md, Errors and retry: restored)", async () => {
    const { end, emitted } = await run('runAgain', NETWORK, 2);
    expect([end, emitted]).toEqual(['answer', ['success: Connection restored!']]);
  });

  // product.md, Errors and retry: in vain.
  it("is 'Failed to {operation} after 3 attempts', 1 s and 2 s apart, when it does not", async () => {
    const { askedAt, emitted } = await run('runAgain', NETWORK, 99);
    expect(askedAt).toEqual([0, 1_000, 3_000]);
    expect(emitted).toEqual(['error: Failed to load Movies after 3 attempts']);
  });

  it('is the failure itself, at once, when another attempt would not help', async () => {
    const { askedAt, emitted } = await run('runAgain', http(404), 99);
    expect(askedAt).toEqual([0]);
    expect(emitted).toEqual(['error: Content Not Found: This content may no longer be available']);
  });
});

it.each([
  ['an answer of the provider', false, 1],
  ['one of the demo, which needs no network', true, 0],
])(
  'tells the browser that there is a network by %s (product.md, Errors and retry: offline)',
  async (_, isDemo, noted) => {
    const clock = new VirtualClock();
    let count = 0;
    const runner = new RequestRunner({
      catalogChoice: { isDemo },
      clock,
      browser: { ...willingBrowser, noteAnswer: () => void (count += 1) },
      random: () => 0,
      classifyError: new ClassifyError(),
      notifications: new Notifications({ clock }),
    });
    runner.run({ call: async () => 'answer' }).subscribe();
    await clock.settle();
    expect(count).toBe(noted);
  },
);
