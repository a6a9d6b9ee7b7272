import { afterEach, expect, it, vi } from 'vitest';
import { LISTING_NAMES, type ListingParams } from '#domain/listing.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';

const CONFIG = { token: 'eyJ.read.token', apiUrl: 'https://tmdb.test/3', imageUrl: 'https://images.test/' };
const DISCOVER = 'include_adult=false&include_video=false&language=en-US';

/** What was sent before there were services to choose, byte for byte. */
const BEFORE = [
  `https://tmdb.test/3/discover/movie?page=1&${DISCOVER}&sort_by=popularity.desc&with_genres=18`,
  `https://tmdb.test/3/discover/tv?page=1&${DISCOVER}&sort_by=popularity.desc&with_genres=18`,
  'https://tmdb.test/3/trending/all/week?page=1',
  'https://tmdb.test/3/movie/upcoming?page=1',
  'https://tmdb.test/3/movie/top_rated?page=1',
  `https://tmdb.test/3/discover/movie?page=1&${DISCOVER}&vote_average.gte=8&vote_count.gte=1000&sort_by=popularity.desc&with_genres=18`,
];

const sent = async (params: ListingParams) => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ results: [], total_pages: 1, total_results: 0 }));
  await new TmdbCatalog(CONFIG).fetchListing(params, 1, new AbortController().signal);
  expect(fetched).toHaveBeenCalledTimes(1);
  const [request] = fetched.mock.calls[0] ?? [];
  return request instanceof Request ? request.url : String(request);
};

afterEach(() => void vi.restoreAllMocks());

it('asks for listings, without any services, as it did before them (product.md, Where to watch: explore)', async () => {
  const urls: string[] = [];
  for (const listing of LISTING_NAMES) {
    urls.push(await sent({ listing, sort: 'popularity.desc', genreId: 18 }));
    vi.restoreAllMocks();
  }
  expect(urls).toEqual(BEFORE);
});

it('adds the country, any of the services and the ways that are to stream', async () => {
  const url = await sent({
    listing: 'movie',
    sort: 'popularity.desc',
    watch: { region: 'DE', services: [8, 337] },
  });
  const services = 'watch_region=DE&with_watch_providers=8|337&with_watch_monetization_types=flatrate|free|ads';
  expect(url).toBe(`https://tmdb.test/3/discover/movie?page=1&${DISCOVER}&sort_by=popularity.desc&${services}`);
});
