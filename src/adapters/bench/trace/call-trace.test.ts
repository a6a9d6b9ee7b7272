import { describe, expect, it } from 'vitest';
import { tracedDemo } from '#fixtures/trace/traced-demo.ts';

type Demo = ReturnType<typeof tracedDemo>;

const never = (): AbortSignal => new AbortController().signal;
const ignored = (answer: Promise<unknown>): void => void answer.catch(() => undefined);
const trending = ({ parts }: Demo, signal = never()) => parts.catalog.fetchTrending(signal);
const listing = ({ parts }: Demo, page = 1) =>
  parts.catalog.fetchListing({ listing: 'movie', sort: 'popularity.desc' }, page, never());

describe('the trace says which setting had a part in a call (product.md, QA: trace)', () => {
  it('none', async () => {
    const demo = tracedDemo();
    await trending(demo);
    expect(demo.entries()).toEqual([
      {
        id: 1,
        kind: 'call',
        call: 'catalog.fetchTrending',
        subject: '/trending/all/week',
        startedAt: 0,
        ms: 0,
        status: 'done',
        settings: [],
      },
    ]);
  });

  it.each([
    [{ fault: '/trending/all/week:503' }, 0, 'failed', 'HTTP 503', [{ name: 'fault', did: 'answered', ms: 0 }]],
    [{ fault: '/trending/all/week:offline' }, 0, 'failed', 'network', [{ name: 'fault', did: 'answered', ms: 0 }]],
    [
      { fault: '/trending/all/week:timeout' },
      15_000,
      'failed',
      'timeout',
      [{ name: 'fault', did: 'answered', ms: 15_000 }],
    ],
    [{ fault: '/tv/popular:503' }, 0, 'done', undefined, []],
    [{ scenario: 'slow' }, 3_000, 'done', undefined, [{ name: 'scenario', did: 'delayed', ms: 3_000 }]],
    [{ scenario: 'trending-fails' }, 0, 'failed', 'HTTP 500', [{ name: 'scenario', did: 'answered', ms: 0 }]],
    [{ scenario: 'no-images' }, 0, 'done', undefined, []],
    [
      { scenario: 'slow+trending-fails', fault: '/tv/popular:503' },
      3_000,
      'failed',
      'HTTP 500',
      [{ name: 'scenario', did: 'answered', ms: 3_000 }],
    ],
  ])('%j', async (state, ms, status, failure, settings) => {
    const demo = tracedDemo(state);
    ignored(trending(demo));
    await demo.clock.advance(20_000);
    expect(demo.entries()).toMatchObject([{ ms, status, settings }]);
    expect(demo.entries()[0]?.failure).toBe(failure);
  });

  it('a fault is used up: the next call is the catalogue’s own', async () => {
    const demo = tracedDemo({ fault: '/discover/movie:503' });
    await expect(listing(demo)).rejects.toThrow('HTTP 503');
    await listing(demo, 2);
    expect(demo.entries()).toMatchObject([
      { status: 'failed', subject: '/discover/movie?page=1&sort_by=popularity.desc', settings: [{ name: 'fault' }] },
      { status: 'done', subject: '/discover/movie?page=2&sort_by=popularity.desc', settings: [] },
    ]);
  });

  it('a setting that the call waits in holds it, until it is through', async () => {
    const demo = tracedDemo({ scenario: 'slow' });
    ignored(trending(demo));
    expect(demo.entries()).toMatchObject([{ status: 'pending', settings: [{ name: 'scenario', did: 'held' }] }]);
    expect(demo.entries()[0]).not.toHaveProperty('ms');
    await demo.clock.advance(3_000);
    expect(demo.entries()).toMatchObject([{ status: 'done', settings: [{ name: 'scenario', did: 'delayed' }] }]);
  });

  it('of calls with one signal each has its own', async () => {
    const demo = tracedDemo({ fault: '/movie/upcoming:404,/tv/popular:503' });
    const signal = never();
    const rows = ['now-playing', 'upcoming', 'popular-tv'] as const;
    await Promise.allSettled(rows.map((row) => demo.parts.catalog.fetchHomeRow(row, signal)));
    expect(demo.entries().map(({ subject, failure, settings }) => [subject, failure, settings?.length])).toEqual([
      ['/movie/now_playing', undefined, 0],
      ['/movie/upcoming', 'HTTP 404', 1],
      ['/tv/popular', 'HTTP 503', 1],
    ]);
  });

  it('a probe that gets a bad status has failed, although to it any status is an answer', async () => {
    const demo = tracedDemo({ scenario: 'server-error' });
    await demo.parts.catalog.fetchConfiguration(never());
    expect(await demo.parts.probe.probe(1, never())).toBe(500);
    expect(demo.entries()[1]).toMatchObject({ call: 'probe.probe', status: 'failed', failure: 'HTTP 500' });
  });
});

describe('a call that is called off (product.md, QA: trace)', () => {
  it('is aborted at once, by whom it was held, and the setting hears of it', async () => {
    const demo = tracedDemo({ scenario: 'slow' });
    const controller = new AbortController();
    const answer = trending(demo, controller.signal);
    ignored(answer);
    await demo.clock.advance(1_200);
    controller.abort();
    expect(demo.entries()).toMatchObject([
      { status: 'aborted', ms: 1_200, settings: [{ name: 'scenario', did: 'held' }] },
    ]);
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await demo.clock.advance(5_000);
    expect(demo.entries()).toMatchObject([{ status: 'aborted', ms: 1_200 }]);
  });

  it('that has been answered stays answered', async () => {
    const demo = tracedDemo();
    const controller = new AbortController();
    await trending(demo, controller.signal);
    controller.abort();
    expect(demo.entries()).toMatchObject([{ status: 'done' }]);
  });

  it('before it began is aborted', async () => {
    const demo = tracedDemo();
    await expect(trending(demo, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(demo.entries()).toMatchObject([{ status: 'aborted' }]);
  });
});

it('numbers the tries of one question, and begins anew with the next (product.md, QA: trace)', async () => {
  const demo = tracedDemo({ fault: '/discover/movie:503*6' });
  const { requestRunner, catalog } = demo.parts;
  const request = {
    call: (signal: AbortSignal) => catalog.fetchListing({ listing: 'movie', sort: 'popularity.desc' }, 1, signal),
    policy: 'explore',
    operation: 'load movies',
  } as const;
  const run$ = requestRunner.run(request);
  run$.subscribe();
  await demo.clock.advance(10_000);
  requestRunner.runAgain(request).subscribe();
  await demo.clock.advance(10_000);
  run$.subscribe();
  await demo.clock.settle();
  expect(
    demo.entries().map(({ attempt, startedAt, status }) => [attempt?.number, attempt?.of, startedAt, status]),
  ).toEqual([
    [1, 4, 0, 'failed'],
    [2, 4, 1_000, 'failed'],
    [3, 4, 3_000, 'failed'],
    [4, 4, 6_000, 'failed'],
    [1, 3, 10_000, 'failed'],
    [2, 3, 11_000, 'failed'],
    [3, 3, 13_000, 'done'],
    [1, 4, 20_000, 'done'],
  ]);
});

it('never has what a visitor wrote, or the names in their files (product.md, QA: trace)', async () => {
  const demo = tracedDemo();
  const secret = 'Seven Quiet Alibis';
  const { catalog, titleFinder, filterNames, watchOptions } = demo.parts;
  await catalog.search({ tab: 'multi', text: secret }, 2, never());
  await titleFinder.findByName({ name: secret, media_type: 'movie', year: 1999 }, never());
  await filterNames.find('company', secret, never());
  await watchOptions.services('DE', never());
  expect(JSON.stringify(demo.entries())).not.toContain('Quiet');
  expect(demo.entries().map(({ subject }) => subject)).toEqual([
    '/search/multi?query=…&page=2',
    '/search/movie?query=…&page=1&year=1999',
    '/search/company?query=…',
    '/watch/providers/movie?watch_region=DE',
  ]);
});
