import { BehaviorSubject, NEVER, Subject, of, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import { aStartup, images, title } from '#fixtures/a-startup.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { willingBrowser } from '#fixtures/willing-browser.ts';
import { Notifications } from '../notifications/notifications.ts';
import { LoadableQuery } from '../queries/loadable-query.ts';
import { ClassifyError } from '../use-cases/provider/classify-error.ts';
import { RequestRunner, type Request } from './request-runner.ts';

interface Answers {
  readonly refusals: number;
  readonly status?: number;
  readonly retryAfterMs?: number;
  readonly random?: number;
  readonly shown$?: Observable<void>;
  readonly returning$?: Observable<void>;
  readonly operation?: string;
  readonly online$?: Observable<boolean>;
}

/** A query of a row, whose provider refuses so many times. */
const aRow = ({ refusals, status = 429, retryAfterMs, random = 0, ...page }: Answers) => {
  const { shown$ = of(undefined), returning$ = NEVER, operation = 'load Movies', online$ = of(true) } = page;
  const clock = new VirtualClock();
  const notifications = new Notifications({ clock });
  const runner = new RequestRunner({
    catalogChoice: { isDemo: false },
    clock,
    browser: { ...willingBrowser, online$, shown$, returning$ },
    random: () => random,
    notifications,
    classifyError: new ClassifyError(),
  });
  const toasts = new Set<unknown>();
  notifications.notifications$.subscribe((list) => list.forEach(({ id }) => toasts.add(id)));
  const askedAt: number[] = [];
  const request: Request<string> = {
    policy: 'fetchHelper',
    ...(operation !== '' && { operation }),
    call: async () => {
      askedAt.push(clock.scheduler.frame);
      if (askedAt.length > refusals) return 'here';
      if (status === 0) throw new CatalogError({ kind: 'network' });
      throw new CatalogError({ kind: 'http', status, ...(retryAfterMs !== undefined && { retryAfterMs }) });
    },
  };
  const query = new LoadableQuery({ load$: runner.run(request), again$: runner.runAgain(request) });
  return { clock, query, askedAt, toasts };
};

describe('a request that a busy provider refused (product.md, Errors and retry: asked again)', () => {
  it.each([
    ['10 s at least', { random: 0 }, 10_000],
    ['less than 20 s', { random: 0.999 }, 19_990],
    ['10 s where its Retry-After is no time at all', { retryAfterMs: 0 }, 10_000],
    ['its Retry-After', { retryAfterMs: 3_000 }, 3_000],
    ['a Retry-After above the limit of the tries', { retryAfterMs: 90_000 }, 90_000],
  ])('is asked again after %s', async (_, answers, ms) => {
    const { clock, query, askedAt, toasts } = aRow({ refusals: 1, ...answers });
    query.activate();
    await clock.advance(ms - 1);
    expect(askedAt).toEqual([0]);
    expect(query.state).toMatchObject({ status: 'failed', error: { type: 'rate_limit', isAskedAgain: true } });
    await clock.advance(1);
    expect(askedAt).toEqual([0, ms]);
    expect(query.state).toEqual({ status: 'loaded', value: 'here' });
    expect(toasts.size).toBe(1);
  });

  it.each([
    ['does not say how long', {}, [0, 10_000, 30_000, 60_000]],
    ['says for how long', { retryAfterMs: 20_000 }, [0, 20_000, 40_000, 60_000]],
    ['says for how long, and others wait too', { retryAfterMs: 20_000, random: 0.5 }, [0, 20_000, 41_000]],
    ['wants more than a minute', { retryAfterMs: 61_000 }, [0, 61_000]],
  ])('that %s is asked for a minute, tells nobody again, and then no longer promises it', async (_, answers, times) => {
    const { clock, query, askedAt, toasts } = aRow({ refusals: 99, ...answers });
    query.activate();
    await clock.advance(300_000);
    expect(askedAt).toEqual(times);
    expect(query.state).toMatchObject({ status: 'failed', error: { type: 'rate_limit' } });
    expect(query.state).not.toHaveProperty('error.isAskedAgain');
    expect(toasts.size).toBe(1);
  });

  it('is asked until it is answered, within the minute', async () => {
    const { clock, query, askedAt } = aRow({ refusals: 12, retryAfterMs: 1_000 });
    query.activate();
    await clock.advance(12_000);
    expect(askedAt).toHaveLength(13);
    expect(query.state).toEqual({ status: 'loaded', value: 'here' });
  });

  it.each([
    ['when the page is looked at again', undefined, 2],
    ['but not before its Retry-After', 30_000, 1],
  ])('is asked %s', async (_, retryAfterMs, asked) => {
    const returning$ = new Subject<void>();
    const { clock, query, askedAt } = aRow({ refusals: 1, returning$, ...(retryAfterMs && { retryAfterMs }) });
    query.activate();
    await clock.advance(500);
    returning$.next();
    await clock.advance(1);
    expect(askedAt).toHaveLength(asked);
  });

  it('waits while the page is not looked at', async () => {
    const shown$ = new Subject<void>();
    const { clock, query, askedAt } = aRow({ refusals: 1, shown$ });
    query.activate();
    await clock.advance(60_000);
    expect(askedAt).toEqual([0]);
    shown$.next();
    await clock.advance(1);
    expect(askedAt).toEqual([0, 60_000]);
  });

  it('is not asked again by itself where it failed otherwise, where the screen was left, or where nobody waits', async () => {
    const missing = aRow({ refusals: 9, status: 404 });
    missing.query.activate();
    const left = aRow({ refusals: 9 });
    const leave = left.query.activate();
    const silent = aRow({ refusals: 9, operation: '' });
    silent.query.activate();
    for (const { clock } of [missing, left, silent]) await clock.advance(1);
    leave();
    for (const { clock, askedAt } of [missing, left, silent]) {
      await clock.advance(60_000);
      expect(askedAt).toEqual([0]);
    }
  });
});

describe('a request that met no network (product.md, Errors and retry: offline)', () => {
  const onDevice = (isOnline: boolean) => {
    const online$ = new BehaviorSubject(isOnline);
    return { online$, row: aRow({ refusals: 5, status: 0, online$ }) };
  };

  it('says so, and is asked again once the browser says that there is one', async () => {
    const { online$, row } = onDevice(false);
    row.query.activate();
    await row.clock.advance(60_000);
    expect(row.query.state).toMatchObject({ status: 'failed', error: { type: 'network' } });
    expect(row.query.state).not.toHaveProperty('error.isAskedAgain');
    expect(row.askedAt).toHaveLength(4);
    online$.next(true);
    await row.clock.advance(1);
    expect(row.askedAt).toHaveLength(5);
    online$.next(false);
    online$.next(true);
    await row.clock.advance(1);
    expect(row.query.state).toMatchObject({ status: 'failed' });
  });

  it('is not where the browser said so all along', async () => {
    const { online$, row } = onDevice(true);
    row.query.activate();
    await row.clock.advance(60_000);
    online$.next(true);
    await row.clock.advance(60_000);
    expect(row.askedAt).toHaveLength(4);
  });
});

describe('startup', () => {
  it('asks for nothing until the page is looked at (product.md, Startup: not looked at)', async () => {
    const shown$ = new Subject<void>();
    const { clock, wire, startup, states } = aStartup({ shown$ });
    startup.activate();
    await clock.advance(60_000);
    expect(wire).toEqual([]);
    shown$.next();
    await clock.settle();
    expect(states.at(-1)).toEqual({ status: 'ready', images, trending: [title] });
    shown$.next();
    await clock.settle();
    expect(wire.filter((asked) => asked === 'health')).toHaveLength(1);
  });

  it('starts over by itself where a busy provider refused it (product.md, Startup: starts over)', async () => {
    const isBusy = new BehaviorSubject(true);
    const fetchConfiguration = async () => {
      if (isBusy.value) throw new CatalogError({ kind: 'http', status: 429 });
      return images;
    };
    const { clock, startup, states } = aStartup({ catalog: { fetchConfiguration } });
    startup.activate();
    await clock.settle();
    expect(states.at(-1)).toMatchObject({ status: 'failed', cause: { type: 'rate_limit', isAskedAgain: true } });
    isBusy.next(false);
    await clock.advance(10_000);
    await clock.settle();
    expect(states.at(-1)).toMatchObject({ status: 'ready' });
  });
});
