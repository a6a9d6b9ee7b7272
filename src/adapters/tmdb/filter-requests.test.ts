import { afterEach, describe, expect, it, vi } from 'vitest';
import { LISTING_FILTER_NAMES, type ListingFilters } from '#domain/discovery/listing-filters.ts';
import type { ListingParams } from '#domain/listing.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';

const CONFIG = { token: 'eyJ.read.token', apiUrl: 'https://tmdb.test/3', imageUrl: 'https://images.test/' };

const sent = async (params: Omit<ListingParams, 'sort'>) => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ results: [], total_pages: 1, total_results: 0 }));
  await new TmdbCatalog(CONFIG).fetchListing({ sort: 'popularity.desc', ...params }, 1, new AbortController().signal);
  expect(fetched).toHaveBeenCalledTimes(1);
  const [request] = fetched.mock.calls[0] ?? [];
  vi.restoreAllMocks();
  return new URL(request instanceof Request ? request.url : String(request));
};

/** What is sent beside what is sent without any filter. */
const added = async (params: Omit<ListingParams, 'sort'>) => {
  const { filters: _, ...plain } = params;
  const [with_, without] = [await sent(params), await sent(plain)];
  const before = new Set([...without.searchParams].map((pair) => pair.join('=')));
  return [...with_.searchParams].map((pair) => pair.join('=')).filter((pair) => !before.has(pair));
};

afterEach(() => void vi.restoreAllMocks());

type Listing = 'movie' | 'tv' | 'awards';

const TABLE: readonly (readonly [Listing, ListingFilters, readonly string[]])[] = [
  ['movie', { fromYear: 1990 }, ['primary_release_date.gte=1990-01-01']],
  ['movie', { toYear: 1999 }, ['primary_release_date.lte=1999-12-31']],
  ['tv', { fromYear: 1990 }, ['first_air_date.gte=1990-01-01']],
  ['tv', { toYear: 1999 }, ['first_air_date.lte=1999-12-31']],
  ['awards', { fromYear: 2001 }, ['primary_release_date.gte=2001-01-01']],
  ['movie', { minRating: 7.5 }, ['vote_average.gte=7.5']],
  ['movie', { minVotes: 200 }, ['vote_count.gte=200']],
  ['movie', { maxRuntime: 120 }, ['with_runtime.lte=120']],
  ['tv', { language: 'fr' }, ['with_original_language=fr']],
  ['movie', { country: 'DE' }, ['with_origin_country=DE']],
  ['movie', { withGenres: [18, 35] }, ['with_genres=18,35']],
  ['movie', { withoutGenres: [27, 53] }, ['without_genres=27,53']],
  ['movie', { keywords: [9714, 3] }, ['with_keywords=9714,3']],
  ['movie', { companies: [42, 7] }, ['with_companies=42|7']],
  ['tv', { networks: [213, 49] }, ['with_networks=213|49']],
  ['movie', { people: [5, 6] }, ['with_people=5,6']],
  ['movie', { certification: { country: 'RU', upTo: '16+' } }, ['certification_country=RU', 'certification.lte=16+']],
  ['tv', { status: 0 }, ['with_status=0']],
  ['tv', { status: 3 }, ['with_status=3']],
  ['movie', {}, []],
];

describe('a filter of a listing (product.md, Provider calls: filters)', () => {
  it.each(TABLE)('of %s, %j, sends exactly %j', async (listing, filters, expected) => {
    expect(await added({ listing, filters })).toEqual(expected);
  });

  it.each(LISTING_FILTER_NAMES)('is told here what it sends: %s', (name) => {
    expect(TABLE.some(([, filters]) => name in filters)).toBe(true);
  });

  it('sends a plus so that it is not read as a space', async () => {
    const { search } = await sent({ listing: 'movie', filters: { certification: { country: 'RU', upTo: '16+' } } });
    expect(search).toMatch(/certification\.lte=16%2B(?:&|$)/);
  });

  it('joins further genres to that of the listing, each once', async () => {
    const { searchParams } = await sent({ listing: 'movie', genreId: 18, filters: { withGenres: [35, 18] } });
    expect(searchParams.getAll('with_genres')).toEqual(['18,35']);
  });

  it.each([
    [{ minRating: 9, minVotes: 5_000 }, '9', '5000'],
    [{ minRating: 5, minVotes: 10 }, '8', '1000'],
    [{ minRating: 0, minVotes: 0 }, '8', '1000'],
    [{ minRating: 8.5 }, '8.5', '1000'],
    [{ language: 'fr' }, '8', '1000'],
  ])('%j: what has no awards stays out of them', async (filters, rating, votes) => {
    const { searchParams } = await sent({ listing: 'awards', filters });
    expect(searchParams.getAll('vote_average.gte')).toEqual([rating]);
    expect(searchParams.getAll('vote_count.gte')).toEqual([votes]);
  });

  it('goes with services, and with the sort', async () => {
    const params = { listing: 'movie', filters: { language: 'fr' }, watch: { region: 'DE', services: [8] } } as const;
    expect(await added(params)).toEqual(['with_original_language=fr']);
    const { searchParams } = await sent(params);
    expect(searchParams.get('with_watch_providers')).toBe('8');
    expect(searchParams.get('sort_by')).toBe('popularity.desc');
  });

  it.each(['trending', 'coming-soon', 'top-rated'] as const)('is nothing to %s', async (listing) => {
    expect(await added({ listing, filters: { language: 'fr' } })).toEqual([]);
  });
});
