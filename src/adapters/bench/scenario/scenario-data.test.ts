import { describe, expect, it } from 'vitest';
import { resultKey } from '#domain/addresses/search-params.ts';
import { HOME_ROWS } from '#domain/home-row.ts';
import { LISTING_NAMES, type ListingName } from '#domain/listing.ts';
import { titleKey, titleName } from '#domain/title.ts';
import { inScenario } from '#fixtures/scenario/in-scenario.ts';
import { EXTREMES } from './extremes.ts';

const never = () => new AbortController().signal;
const MOVIE = { media_type: 'movie', id: 1003 } as const;
const ROWS = HOME_ROWS.map(({ name }) => name).filter((name) => name !== 'trending');
const asked = (listing: ListingName) => ({ listing, sort: 'popularity.desc' }) as const;

describe('empty', () => {
  const { catalog } = inScenario('empty');

  it('has nothing in any row, listing or search, and no genres', async () => {
    expect(await catalog.fetchTrending(never())).toEqual([]);
    for (const row of ROWS) expect(await catalog.fetchHomeRow(row, never())).toEqual([]);
    const nothing = { page: 1, results: [], totalPages: 0, totalResults: 0 };
    for (const listing of LISTING_NAMES)
      expect(await catalog.fetchListing(asked(listing), 1, never())).toEqual(nothing);
    for (const tab of ['multi', 'movie', 'tv', 'person'] as const) {
      expect(await catalog.search({ tab, text: 'a' }, 1, never())).toEqual(nothing);
    }
    expect(await catalog.fetchGenres('movie', never())).toEqual([]);
  });

  it('knows nothing of a title or a person but the name', async () => {
    expect(await catalog.fetchDetails(MOVIE, never())).toStrictEqual({
      id: 1003,
      media_type: 'movie',
      title: 'Seven Quiet Alibis',
      overview: '',
      poster_path: null,
      backdrop_path: null,
      vote_average: 0,
      vote_count: 0,
      popularity: 0,
      genre_ids: [],
      genres: [],
      created_by: [],
    });
    expect(await catalog.fetchCredits(MOVIE, never())).toEqual({ cast: [], crew: [] });
    expect(await catalog.fetchVideos(MOVIE, never())).toEqual([]);
    expect(await catalog.fetchPerson(1001, never())).toMatchObject({ biography: '', knownFor: [], appearedIn: [] });
  });
});

it('no-images: no title and no person has a picture', async () => {
  const { catalog } = inScenario('no-images');
  const { results } = await catalog.search({ tab: 'multi', text: 'a' }, 1, never());
  const paths = results.flatMap((result) =>
    'profile_path' in result ? result.profile_path : [result.poster_path, result.backdrop_path],
  );
  expect(new Set(paths)).toEqual(new Set([null]));
  const { cast } = await catalog.fetchCredits(MOVIE, never());
  expect(new Set(cast.map(({ profile_path }) => profile_path))).toEqual(new Set([null]));
});

describe('extreme-text', () => {
  const { catalog } = inScenario('extreme-text');

  it('rewrites in ten ways, of which each keeps texts different', () => {
    expect(EXTREMES).toHaveLength(10);
    for (const rewrite of EXTREMES) expect(rewrite('a')).not.toBe(rewrite('b'));
  });

  it('has long, right-to-left and markup-like names in every list', async () => {
    for (const listing of LISTING_NAMES) {
      const pages = await Promise.all([1, 2].map((page) => catalog.fetchListing(asked(listing), page, never())));
      const names = pages.flatMap(({ results }) => results.map(titleName));
      const kinds = [/\S{200}/, /[\u0590-\u06ff]{3}/, /<script>/];
      expect(kinds.filter((kind) => !names.some((name) => kind.test(name)))).toEqual([]);
    }
  });

  it('calls a title the same in lists and on its page', async () => {
    const [first] = await catalog.fetchTrending(never());
    expect(titleName(await catalog.fetchDetails(first!, never()))).toBe(titleName(first!));
  });
});

describe('huge', () => {
  const { catalog } = inScenario('huge');

  it.each(LISTING_NAMES)('%s has 500 pages of titles that differ', async (listing) => {
    const pages = await Promise.all(
      [1, 2, 250, 500].map((page) => catalog.fetchListing(asked(listing), page, never())),
    );
    for (const { totalPages, totalResults, results } of pages) {
      expect([totalPages, totalResults, results.length]).toEqual([500, 10_000, 20]);
    }
    const keys = pages.flatMap(({ results }) => results.map(titleKey));
    expect(new Set(keys)).toHaveLength(80);
    expect((await catalog.fetchListing(asked(listing), 501, never())).results).toEqual([]);
  });

  it('has 500 pages of what is found everywhere', async () => {
    const { totalPages, results } = await catalog.search({ tab: 'multi', text: 'a' }, 500, never());
    expect(totalPages).toBe(500);
    expect(new Set(results.map(resultKey))).toHaveLength(20);
  });

  it('shows each copy on a page of its own, and only awarded ones among awards', async () => {
    const { results } = await catalog.fetchListing(asked('awards'), 500, never());
    for (const title of results) {
      expect(title.vote_average).toBeGreaterThanOrEqual(8);
      expect(title.vote_count).toBeGreaterThanOrEqual(1_000);
      expect(await catalog.fetchDetails(title, never())).toMatchObject({ id: title.id, title: title.title });
    }
  });
});
