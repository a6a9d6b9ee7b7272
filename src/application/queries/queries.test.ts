import { NEVER, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { ListingParams } from '#domain/listing.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { queriesOf } from '#fixtures/queries-of.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import type { MovieCatalog } from '../ports/catalog/movie-catalog.ts';
import { genresQuery } from './genres-query.ts';
import { listingQuery } from './listing-query.ts';
import type { Loadable } from './loadable-query.ts';
import { personQuery } from './person-query.ts';
import type { Queries } from './queries.ts';
import { searchQuery } from './search-query.ts';
import type { StatefulQuery } from './stateful-query.ts';

/** A provider that nothing comes back from: when it was asked, and what the visitor is told. */
const unreachable = () => {
  const askedAt: number[] = [];
  const answer = async () => {
    askedAt.push(parts.clock.scheduler.frame);
    throw new CatalogError({ kind: 'network' });
  };
  const parts = queriesOf(Object.fromEntries(Object.keys(stubCatalog()).map((name) => [name, answer])));
  const emitted: string[] = [];
  parts.notifications.notifications$.subscribe((list) => {
    for (const { message } of list) if (!emitted.includes(message)) emitted.push(message);
  });
  return { ...parts, askedAt, emitted };
};

const MOVIES = { listing: 'movie', sort: 'popularity.desc' } as const;

describe('queries', () => {
  it('are found again by the same visit, and made anew for another visit or question', () => {
    const { queries } = queriesOf({});
    const query = listingQuery(queries, 'visit-1', MOVIES);
    expect(listingQuery(queries, 'visit-1', MOVIES)).toBe(query);
    expect(listingQuery(queries, 'visit-2', MOVIES)).not.toBe(query);
    expect(listingQuery(queries, 'visit-1', { ...MOVIES, genreId: 18 })).not.toBe(query);
    expect(listingQuery(queries, 'visit-1', { ...MOVIES, sort: 'vote_average.desc' })).not.toBe(query);
    expect(queries.title('visit-1', { media_type: 'movie', id: 1396 })).not.toBe(
      queries.title('visit-1', { media_type: 'tv', id: 1396 }),
    );
    const search = searchQuery(queries, 'visit-1', { tab: 'multi', text: 'dust' });
    expect(searchQuery(queries, 'visit-1', { tab: 'multi', text: 'dust' })).toBe(search);
    expect(searchQuery(queries, 'visit-2', { tab: 'multi', text: 'dust' })).not.toBe(search);
    expect(searchQuery(queries, 'visit-1', { tab: 'person', text: 'dust' })).not.toBe(search);
    expect(searchQuery(queries, 'visit-1', { tab: 'multi', text: 'dusk' })).not.toBe(search);
    expect(personQuery(queries, 'visit-1', 5)).toBe(personQuery(queries, 'visit-1', 5));
    expect(personQuery(queries, 'visit-1', 5)).not.toBe(personQuery(queries, 'visit-1', 6));
    expect(personQuery(queries, 'visit-1', 5)).not.toBe(personQuery(queries, 'visit-2', 5));
    expect(queries.homeRows('visit-1')).not.toBe(queries.homeRows('visit-2'));
    expect(genresQuery(queries, 'movie')).toBe(genresQuery(queries, 'movie'));
    expect(genresQuery(queries, 'movie')).not.toBe(genresQuery(queries, 'tv'));
  });

  it('ask anew only for what goes by the country where that alone is told (product.md, Titles in one’s language: country)', async () => {
    const asked: string[] = [];
    const changes$ = new Subject<unknown>();
    const ofCountry = { key: 'de-AT ', changes$ };
    const answers: Partial<MovieCatalog> = {
      fetchTrending: async () => (asked.push('trending'), []),
      fetchHomeRow: async (row) => (asked.push(row), []),
    };
    const { queries, clock } = queriesOf(answers, { key: 'de-AT', changes$: NEVER, ofCountry });
    const rows = Object.values(queries.homeRows('visit-1'));
    for (const row of rows) row.activate();
    await clock.advance(1_000);
    expect(asked).toHaveLength(rows.length);
    ofCountry.key = 'de-AT AT';
    changes$.next(undefined);
    await clock.advance(1_000);
    expect(asked.slice(rows.length)).toEqual(['now-playing', 'upcoming']);
  });

  it('are of a listing others by its services and filters too', () => {
    const { queries } = queriesOf({});
    const watch = { region: 'DE', services: [8] };
    const choices: readonly ListingParams[] = [
      MOVIES,
      { ...MOVIES, watch },
      { ...MOVIES, watch: { ...watch, region: 'FR' } },
      { ...MOVIES, watch: { ...watch, services: [8, 337] } },
      { ...MOVIES, filters: { minRating: 7 } },
      { ...MOVIES, filters: { minRating: 8 } },
    ];
    const made = choices.map((choice) => listingQuery(queries, 'visit', choice));
    expect(new Set(made).size).toBe(choices.length);
  });

  it('take what startup loaded as the trending row', async () => {
    const { clock, queries } = queriesOf({});
    const { trending } = queries.homeRows('visit', [aTitle()]);
    const states: Loadable<unknown>[] = [];
    trending.state$.subscribe((state) => states.push(state));
    trending.activate();
    await clock.settle();
    expect(states).toEqual([{ status: 'loaded', value: [aTitle()] }]);
  });

  it('abort the search under way when its text is left', async () => {
    const signals: AbortSignal[] = [];
    const { clock, queries } = queriesOf({
      search: (_, __, signal) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    const leave = searchQuery(queries, 'visit', { tab: 'multi', text: 'dust' }).activate();
    await clock.advance(250);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    leave();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('abort all five parts of a title when it is left', async () => {
    const signals: AbortSignal[] = [];
    const call = (...args: readonly unknown[]) => {
      signals.push(args.at(-1) as AbortSignal);
      return new Promise<never>(() => {});
    };
    const { queries } = queriesOf({
      fetchDetails: call,
      fetchCredits: call,
      fetchSimilar: call,
      fetchRecommendations: call,
      fetchVideos: call,
    });
    queries.title('visit', { media_type: 'movie', id: 1 }).activate()();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, true, true]);
  });

  it('load the five parts of a title side by side, each failing alone', async () => {
    const { clock, queries } = queriesOf({ fetchSimilar: async () => [aTitle({ id: 2 })] });
    const query = queries.title('visit', { media_type: 'movie', id: 1 });
    query.activate();
    await clock.advance(60_000);
    const statuses: Record<string, string> = {};
    const parts: [string, StatefulQuery<{ status: string }>][] = Object.entries({ ...query.parts });
    for (const [name, { state$ }] of parts) state$.subscribe(({ status }) => (statuses[name] = status));
    expect(statuses).toEqual({
      details: 'failed',
      credits: 'failed',
      similar: 'loaded',
      recommendations: 'failed',
      videos: 'failed',
    });
  });
});

type Opened = StatefulQuery<{ readonly status: string }> & { readonly retry: () => void };

const EXPLORE = [0, 1_000, 3_000, 6_000];
const HOME = [0, 1_000, 3_000, 7_000];
const TITLE = { media_type: 'movie', id: 1 } as const;

describe('what the provider does not give', () => {
  it.each<[string, readonly number[], (queries: Queries) => Opened]>([
    ['load Trending Now', HOME, (queries) => queries.homeRows('visit').trending],
    ['load Now Playing in Theaters', HOME, (queries) => queries.homeRows('visit')['now-playing']],
    ['load Popular TV Shows', HOME, (queries) => queries.homeRows('visit')['popular-tv']],
    ['load Coming Soon', HOME, (queries) => queries.homeRows('visit').upcoming],
    ['load Top Rated Movies', HOME, (queries) => queries.homeRows('visit')['top-rated']],
    ['load Airing Today', HOME, (queries) => queries.homeRows('visit')['airing-today']],
    ['load On The Air', HOME, (queries) => queries.homeRows('visit')['on-the-air']],
    ['load Movies', EXPLORE, (queries) => listingQuery(queries, 'visit', MOVIES)],
    ['load Awards', EXPLORE, (queries) => listingQuery(queries, 'visit', { ...MOVIES, listing: 'awards' })],
    ['search content', HOME, (queries) => searchQuery(queries, 'visit', { tab: 'tv', text: 'dust' })],
    ['load this title', EXPLORE, (queries) => queries.title('visit', TITLE).parts.details],
    ['load the cast', EXPLORE, (queries) => queries.title('visit', TITLE).parts.credits],
    ['load More Like This', EXPLORE, (queries) => queries.title('visit', TITLE).parts.similar],
    ['load recommendations', EXPLORE, (queries) => queries.title('visit', TITLE).parts.recommendations],
    ['load video content', EXPLORE, (queries) => queries.title('visit', TITLE).parts.videos],
    ['load this person', EXPLORE, (queries) => personQuery(queries, 'visit', 5)],
  ])('is asked for as often as the policy says, and then told: Failed to %s', async (operation, times, open) => {
    const { queries, clock, askedAt, emitted } = unreachable();
    const query = open(queries);
    query.activate();
    await clock.advance(10_000);
    expect(askedAt).toEqual(times);
    expect(emitted).toEqual(['Network Issue: Check your internet connection']);
    query.retry();
    await clock.advance(4_000);
    expect(emitted.at(-1)).toBe(`Failed to ${operation} after 3 attempts`);
  });

  it('is asked for 4 times and told to nobody where it is genres: the list is then empty', async () => {
    const { queries, clock, askedAt, emitted } = unreachable();
    const query = genresQuery(queries, 'tv');
    query.activate();
    await clock.advance(10_000);
    expect(askedAt).toEqual(EXPLORE);
    query.retry();
    await clock.advance(10_000);
    expect(askedAt).toEqual([...EXPLORE, ...EXPLORE.map((ms) => ms + 10_000)]);
    expect(emitted).toEqual([]);
  });
});
