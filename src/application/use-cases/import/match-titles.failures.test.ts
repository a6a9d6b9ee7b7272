import { BehaviorSubject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { CatalogError, type CatalogFailure } from '#domain/catalog-failure.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { failingBy, importedMovies, matchByNumber, numberedMovie } from '#fixtures/import/match-by-number.ts';
import { watchMatching } from '#fixtures/import/watch-matching.ts';

const http = (status: number, retryAfterMs?: number): CatalogFailure => ({
  kind: 'http',
  status,
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});
const NETWORK: CatalogFailure = { kind: 'network' };

describe('a provider that fails (product.md, Import: patience)', () => {
  it.each([
    ['too many requests', http(429), [0, 1_000, 3_000, 7_000]],
    ['too many requests, for so long', http(429, 5_000), [0, 5_000, 10_000, 15_000]],
    ['too many requests, for too long', http(429, 61_000), [0]],
    ['an error of its own', http(503), [0, 1_000, 3_000, 7_000]],
    ['no answer in time', { kind: 'timeout' } as const, [0, 1_000, 3_000, 7_000]],
    ['a wrong token', http(401), [0]],
  ])('with %s is asked again in time, and then not', async (_, failure, times) => {
    const { clock, matching, askedAt } = matchByNumber({ answer: failingBy(failure) });
    const watched = watchMatching(matching);
    await clock.advance(120_000);
    expect(askedAt).toEqual(times);
    expect(watched.outcomes()).toEqual(['not-asked']);
    expect(watched.last()).toMatchObject({ status: 'done', isOffline: false });
  });

  it('lets the page do its work while thousands that wait for it are settled at once', async () => {
    const titles = importedMovies(2_000);
    const { clock, matching } = matchByNumber({ titles, answer: failingBy(http(401)) });
    const watched = watchMatching(matching);
    const tasks = vi.spyOn(clock.scheduler, 'schedule');
    await clock.advance(120_000);
    expect(watched.outcomes()).toHaveLength(2_000);
    // One for each 50 that are recalled, and one for each 50 that are settled.
    expect(tasks.mock.calls.length).toBeGreaterThanOrEqual(80);
  });

  it('is not asked about the rest once six titles in a row could not be asked', async () => {
    const { clock, matching, asked } = matchByNumber({ titles: importedMovies(500), answer: failingBy(http(401)) });
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
      return numberedMovie(id);
    };
    const { clock, matching, asked } = matchByNumber({ titles: importedMovies(90), answer });
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
      return numberedMovie(id);
    };
    const { clock, matching, matchTitles } = matchByNumber({ titles: importedMovies(3), answer });
    watchMatching(matching);
    await clock.advance(60_000);
    isDown = false;
    const again = watchMatching(matchTitles.execute({ titles: importedMovies(3) }));
    await clock.advance(60_000);
    expect(again.outcomes()).toEqual(['movie:1', 'movie:2', 'movie:3']);
  });
});

describe('without a network (product.md, Import: without a network)', () => {
  const mixed = [...importedMovies(20), anImportedTitle({ name: 'Dune', year: 2021 })];
  const byNumber = [...Array.from({ length: 20 }, (_, at) => `movie:${at + 1}`), 'not-asked'];

  it('a request says so: then titles are known by their numbers, and it says so', async () => {
    const { clock, matching, asked } = matchByNumber({
      titles: mixed,
      answer: failingBy(NETWORK),
      online$: new BehaviorSubject(false),
    });
    const watched = watchMatching(matching);
    expect(watched.states[0]).toMatchObject({ status: 'matching', isOffline: true });
    await clock.advance(3_000);
    expect(asked.length).toBeLessThanOrEqual(10);
    expect(watched.last()).toMatchObject({ status: 'done', isOffline: true });
    expect(watched.outcomes()).toEqual(byNumber);
  });

  it('that the browser alone says is none, all is asked', async () => {
    const { clock, matching, asked } = matchByNumber({ titles: mixed, online$: new BehaviorSubject(false) });
    const watched = watchMatching(matching);
    await clock.advance(8_000);
    expect(asked).toHaveLength(20);
    expect(watched.last().matches[0]).toMatchObject({ kind: 'found', title: { poster_path: '/poster.svg' } });
  });

  it('and without a sign of life the provider is waited for 10 s', async () => {
    const answer = () => new Promise<never>(() => {});
    const { clock, matching } = matchByNumber({ titles: mixed, answer, online$: new BehaviorSubject(false) });
    const watched = watchMatching(matching);
    await clock.advance(12_500);
    expect(watched.last()).toMatchObject({ status: 'done', isOffline: true });
    expect(watched.outcomes()).toEqual(byNumber);
  });

  it('what is remembered is known too, with all its facts', async () => {
    const first = matchByNumber({ titles: mixed });
    watchMatching(first.matching);
    await first.clock.advance(10_000);
    const { clock, memory } = first;
    const { matching } = matchByNumber({ titles: mixed, memory, clock, online$: new BehaviorSubject(false) });
    const watched = watchMatching(matching);
    await clock.advance(1_000);
    expect(watched.last().matches[0]).toMatchObject({ kind: 'found', title: { poster_path: '/poster.svg' } });
  });

  it('a device that takes itself for online finds out, and asks little', async () => {
    const { clock, matching, asked } = matchByNumber({ titles: mixed, answer: failingBy(NETWORK) });
    const watched = watchMatching(matching);
    await clock.advance(30_000);
    expect(asked.length).toBeLessThanOrEqual(24);
    expect(watched.last()).toMatchObject({ status: 'done', isOffline: true });
    expect(watched.outcomes()).toEqual(byNumber);
  });

  /** A provider that is cut off from 1.5 s on, as the browser says; it is back after so long, whatever the browser says. */
  const withGap = async (ms: number, isTold: boolean) => {
    const network = { isThere: true };
    const answer = async (id: number) => {
      if (!network.isThere) throw new CatalogError(NETWORK);
      return numberedMovie(id);
    };
    const { clock, matching, online$ } = matchByNumber({ titles: importedMovies(60), answer });
    const watched = watchMatching(matching);
    await clock.advance(1_500);
    network.isThere = false;
    online$.next(false);
    await clock.advance(ms);
    expect(watched.last()).toMatchObject({ isOffline: true });
    network.isThere = true;
    if (isTold) online$.next(true);
    await clock.advance(20_000);
    return watched;
  };

  it.each([true, false])('a gap is waited for, where the browser knows of its end: %s', async (isTold) => {
    const watched = await withGap(15_000, isTold);
    expect(watched.last().status).toBe('done');
    expect(watched.last().matches.every((match) => match.kind === 'found' && match.title.poster_path)).toBe(true);
  });

  it('a long gap is not', async () => {
    const watched = await withGap(40_000, true);
    expect(watched.last()).toMatchObject({ status: 'done', isOffline: true });
    expect(watched.outcomes()).toHaveLength(60);
  });
});
