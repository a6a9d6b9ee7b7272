import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError, type CatalogFailure } from '#domain/catalog-failure.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { matchTitlesOf } from '#fixtures/import/match-titles-of.ts';
import { MemoryMatches } from '#fixtures/import/memory-matches.ts';
import { watchMatching } from '#fixtures/import/watch-matching.ts';

const DAY_MS = 86_400_000;
const details = (id: number): TitleDetails => ({ ...aTitle({ id, title: `T${id}` }), genres: [], created_by: [] });

/** Movies of the numbers 1, 2, 3 …, with name and year. */
const movies = (count: number, fields: Partial<ImportedTitle> = {}) =>
  Array.from({ length: count }, (_, at) =>
    anImportedTitle({ name: `T${at + 1}`, year: 2025, media_type: 'movie', ids: { tmdb: at + 1 }, ...fields }),
  );

interface Given {
  readonly titles?: readonly ImportedTitle[];
  readonly answer?: (id: number) => Promise<TitleDetails>;
  readonly memory?: MemoryMatches;
  readonly online$?: BehaviorSubject<boolean>;
  readonly clock?: VirtualClock;
}

/** A catalogue that is asked by number, and how long after the start. */
const setup = ({ titles = movies(1), answer = async (id) => details(id), ...given }: Given = {}) => {
  const clock = given.clock ?? new VirtualClock();
  const online$ = given.online$ ?? new BehaviorSubject(true);
  const memory = given.memory ?? new MemoryMatches();
  const asked: number[] = [];
  const askedAt: number[] = [];
  const catalog = {
    fetchDetails: ({ id }: { readonly id: number }) => {
      asked.push(id);
      askedAt.push(clock.scheduler.frame);
      return answer(id);
    },
  };
  const matchTitles = matchTitlesOf({ clock, online$, memory, catalog });
  const matching = matchTitles.execute({ titles });
  return { clock, online$, memory, asked, askedAt, matchTitles, matching };
};

const failing = (failure: CatalogFailure) => () => Promise.reject(new CatalogError(failure));
const http = (status: number, retryAfterMs?: number): CatalogFailure => ({
  kind: 'http',
  status,
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});
const NETWORK: CatalogFailure = { kind: 'network' };

describe('matching', () => {
  it('tells at once how it stands, at most ten times a second, and that it is done (product.md, Import: progress)', async () => {
    const { clock, matching } = setup({ titles: movies(100) });
    const watched = watchMatching(matching);
    expect(watched.states).toEqual([{ status: 'matching', isOffline: false, total: 100, matches: [] }]);
    await clock.advance(1_000);
    expect(watched.states.length).toBeLessThanOrEqual(11);
    await clock.advance(20_000);
    expect(watched.last()).toMatchObject({ status: 'done', isOffline: false, total: 100 });
    expect(watched.isComplete()).toBe(true);
    expect(watched.outcomes()).toEqual(Array.from({ length: 100 }, (_, at) => `movie:${at + 1}`));
  });

  it('of nothing is done at once', () => {
    const watched = watchMatching(setup({ titles: [] }).matching);
    expect(watched.last()).toMatchObject({ status: 'done', total: 0 });
    expect(watched.isComplete()).toBe(true);
  });

  it('keeps the order of the file, whichever answer comes first', async () => {
    const clock = new VirtualClock();
    const answer = (id: number) =>
      new Promise<TitleDetails>(
        (resolve) => void clock.scheduler.schedule(() => resolve(details(id)), 1_000 - id * 100),
      );
    const { matching } = setup({ titles: movies(6), clock, answer });
    const watched = watchMatching(matching);
    await clock.advance(650);
    expect(watched.outcomes()).toEqual(['movie:4', 'movie:5', 'movie:6']);
    await clock.advance(5_000);
    expect(watched.outcomes()).toEqual([1, 2, 3, 4, 5, 6].map((id) => `movie:${id}`));
  });

  it('asks nothing until somebody looks, and nothing more once nobody does', async () => {
    const { clock, matching, asked } = setup({ titles: movies(300) });
    await clock.advance(10_000);
    expect(asked).toEqual([]);
    const watched = watchMatching(matching);
    await clock.advance(3_000);
    watched.leave();
    const before = asked.length;
    expect(before).toBeGreaterThan(30);
    await clock.advance(10_000);
    expect(asked).toHaveLength(before);
  });

  it('goes on where it was, for who looks again and for who looks as well', async () => {
    const { clock, matching, asked } = setup({ titles: movies(60) });
    const first = watchMatching(matching);
    await clock.advance(2_000);
    first.leave();
    const again = watchMatching(matching);
    const other = watchMatching(matching);
    expect(again.states[0]?.matches.length).toBeGreaterThan(10);
    await clock.advance(10_000);
    expect([again.last().status, other.last().status]).toEqual(['done', 'done']);
    expect(new Set(asked).size).toBe(60);
    expect(asked.length).toBeLessThanOrEqual(66);
  });

  it('rests while it is paused, and goes on (product.md, Import: pause)', async () => {
    const { clock, matching, asked } = setup({ titles: movies(60) });
    const watched = watchMatching(matching);
    await clock.advance(1_500);
    matching.pause();
    await clock.advance(500);
    const before = asked.length;
    expect(watched.last().status).toBe('paused');
    await clock.advance(60_000);
    expect(asked).toHaveLength(before);
    matching.resume();
    await clock.advance(60_000);
    expect(watched.last().status).toBe('done');
    expect(asked).toHaveLength(60);
  });
});

describe('what is remembered (product.md, Import: remembered)', () => {
  it('is not asked again: a run that was closed goes on there', async () => {
    const first = setup({ titles: movies(100) });
    const watched = watchMatching(first.matching);
    await first.clock.advance(3_000);
    watched.leave();
    const second = setup({ titles: movies(100), memory: first.memory, clock: first.clock });
    watchMatching(second.matching);
    await second.clock.advance(20_000);
    expect(new Set([...first.asked, ...second.asked]).size).toBe(100);
    expect(first.asked.length + second.asked.length).toBeLessThanOrEqual(106);
    const third = setup({ titles: movies(100), memory: first.memory, clock: first.clock });
    const seen = watchMatching(third.matching);
    await third.clock.advance(20_000);
    expect(third.asked).toEqual([]);
    expect(seen.last().matches).toMatchObject(
      Array.from({ length: 100 }, (_, at) => ({ kind: 'found', title: { id: at + 1, title: `T${at + 1}` } })),
    );
  });

  it.each([
    ['a title', 30, async (id: number) => details(id)],
    ['that there is none', 1, failing(http(404))],
  ])('is %s for %i days', async (_, days, answer) => {
    const first = setup({ titles: movies(1), answer });
    watchMatching(first.matching);
    await first.clock.advance(1_000);
    const again = setup({ titles: movies(1), answer, memory: first.memory, clock: first.clock });
    watchMatching(again.matching);
    await first.clock.advance(days * DAY_MS - 5_000);
    expect(again.asked).toEqual([]);
    const much = setup({ titles: movies(1), answer, memory: first.memory, clock: first.clock });
    await first.clock.advance(10_000);
    watchMatching(much.matching);
    await first.clock.advance(1_000);
    expect(much.asked).toEqual([1]);
  });

  it('is recalled for 50 titles at a time, so that the page can react in between', async () => {
    const memory = new MemoryMatches();
    const sizes: number[] = [];
    const recall = memory.recall.bind(memory);
    memory.recall = (keys) => {
      sizes.push(keys.length);
      return recall(keys);
    };
    const { clock, matching } = setup({ titles: movies(120, { name: '' }), memory });
    watchMatching(matching);
    await clock.advance(60_000);
    expect(sizes).toEqual([50, 50, 20]);
  });
});

describe('a provider that fails (product.md, Import: patience)', () => {
  it.each([
    ['too many requests', http(429), [0, 1_000, 3_000, 7_000]],
    ['too many requests, for so long', http(429, 5_000), [0, 5_000, 10_000, 15_000]],
    ['too many requests, for too long', http(429, 61_000), [0]],
    ['an error of its own', http(503), [0, 1_000, 3_000, 7_000]],
    ['no answer in time', { kind: 'timeout' } as const, [0, 1_000, 3_000, 7_000]],
    ['a wrong token', http(401), [0]],
  ])('with %s is asked again in time, and then not', async (_, failure, times) => {
    const { clock, matching, askedAt } = setup({ answer: failing(failure) });
    const watched = watchMatching(matching);
    await clock.advance(120_000);
    expect(askedAt).toEqual(times);
    expect(watched.outcomes()).toEqual(['not-asked']);
    expect(watched.last()).toMatchObject({ status: 'done', isOffline: false });
  });

  it('is not asked about the rest once six titles in a row could not be asked', async () => {
    const { clock, matching, asked } = setup({ titles: movies(500), answer: failing(http(401)) });
    const watched = watchMatching(matching);
    await clock.advance(120_000);
    // Those that were out already when the sixth had failed.
    expect(asked.length).toBeLessThanOrEqual(11);
    expect(new Set(watched.outcomes())).toEqual(new Set(['not-asked']));
    expect(watched.last().status).toBe('done');
  });

  it('is asked on where some titles can be asked, and again for who goes on after a pause', async () => {
    let isDown = false;
    const answer = async (id: number) => {
      if (isDown || id % 3 === 0) throw new CatalogError(http(401));
      return details(id);
    };
    const { clock, matching, asked } = setup({ titles: movies(90), answer });
    const watched = watchMatching(matching);
    await clock.advance(3_000);
    isDown = true;
    await clock.advance(1_000);
    expect(asked.length).toBeGreaterThan(40);
    matching.pause();
    isDown = false;
    matching.resume();
    await clock.advance(60_000);
    expect(watched.last().status).toBe('done');
  });

  it('is asked anew about what could not be asked, when the file is matched again', async () => {
    let isDown = true;
    const answer = async (id: number) => {
      if (isDown) throw new CatalogError(http(500));
      return details(id);
    };
    const { clock, matching, matchTitles } = setup({ titles: movies(3), answer });
    watchMatching(matching);
    await clock.advance(60_000);
    isDown = false;
    const again = watchMatching(matchTitles.execute({ titles: movies(3) }));
    await clock.advance(60_000);
    expect(again.outcomes()).toEqual(['movie:1', 'movie:2', 'movie:3']);
  });
});

describe('without a network (product.md, Import: without a network)', () => {
  const mixed = [...movies(20), anImportedTitle({ name: 'Dune', year: 2021 })];
  const byNumber = [...Array.from({ length: 20 }, (_, at) => `movie:${at + 1}`), 'not-asked'];

  it('nothing is asked: titles are known by their numbers, and it says so', async () => {
    const { clock, matching, asked } = setup({ titles: mixed, online$: new BehaviorSubject(false) });
    const watched = watchMatching(matching);
    expect(watched.states[0]).toMatchObject({ status: 'matching', isOffline: true });
    await clock.advance(1_000);
    expect(asked).toEqual([]);
    expect(watched.last()).toMatchObject({ status: 'done', isOffline: true });
    expect(watched.outcomes()).toEqual(byNumber);
  });

  it('what is remembered is known too, with all its facts', async () => {
    const first = setup({ titles: mixed });
    watchMatching(first.matching);
    await first.clock.advance(10_000);
    const { clock, memory } = first;
    const { matching } = setup({ titles: mixed, memory, clock, online$: new BehaviorSubject(false) });
    const watched = watchMatching(matching);
    await clock.advance(1_000);
    expect(watched.last().matches[0]).toMatchObject({ kind: 'found', title: { poster_path: '/poster.svg' } });
  });

  it('a device that takes itself for online finds out, and asks little', async () => {
    const { clock, matching, asked } = setup({ titles: mixed, answer: failing(NETWORK) });
    const watched = watchMatching(matching);
    await clock.advance(30_000);
    expect(asked.length).toBeLessThanOrEqual(24);
    expect(watched.last()).toMatchObject({ status: 'done', isOffline: true });
    expect(watched.outcomes()).toEqual(byNumber);
  });

  it('a gap is waited for', async () => {
    const { clock, matching, online$, asked } = setup({ titles: movies(60) });
    const watched = watchMatching(matching);
    await clock.advance(1_500);
    online$.next(false);
    await clock.advance(500);
    const before = asked.length;
    await clock.advance(20_000);
    expect(asked).toHaveLength(before);
    expect(watched.last()).toMatchObject({ status: 'matching', isOffline: true });
    online$.next(true);
    await clock.advance(20_000);
    expect(watched.last()).toMatchObject({ status: 'done', isOffline: false });
    expect(asked).toHaveLength(60);
  });

  it('a long gap is not', async () => {
    const { clock, matching, online$ } = setup({ titles: movies(60) });
    const watched = watchMatching(matching);
    await clock.advance(1_500);
    online$.next(false);
    await clock.advance(40_000);
    expect(watched.last()).toMatchObject({ status: 'done', isOffline: true });
    expect(watched.outcomes()).toHaveLength(60);
  });
});
