import { describe, expect, it, vi } from 'vitest';
import { recordRequests } from '#fixtures/fake-tmdb/record-requests.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';

const API = 'https://tmdb.test/3';
const CONFIG = { token: 'eyJ.read.token', apiUrl: API, imageUrl: 'https://images.test/' };
const { log } = recordRequests();

const signal = new AbortController().signal;
const show = { media_type: 'tv', id: 1396 } as const;
const film = { media_type: 'movie', id: 1396 } as const;
const discover = { include_adult: 'false', include_video: 'false', language: 'en-US' };
const awards = { 'vote_average.gte': '8', 'vote_count.gte': '1000' };

type Call = (catalog: TmdbCatalog) => Promise<unknown>;

/** The call, its path, its parameters, and its timeout in seconds. */
const REQUESTS: readonly (readonly [Call, string, Readonly<Record<string, string>>, number])[] = [
  // product.md, Provider calls: home.
  [(c) => c.fetchTrending(signal), '/trending/all/week', {}, 15],
  [(c) => c.fetchConfiguration(signal), '/configuration', {}, 15],
  [(c) => c.fetchHomeRow('now-playing', signal), '/movie/now_playing', {}, 15],
  [(c) => c.fetchHomeRow('top-rated', signal), '/movie/top_rated', {}, 15],
  [(c) => c.fetchHomeRow('popular-tv', signal), '/tv/popular', {}, 15],
  [(c) => c.fetchHomeRow('on-the-air', signal), '/tv/on_the_air', {}, 15],
  [(c) => c.fetchHomeRow('upcoming', signal), '/movie/upcoming', {}, 15],
  [(c) => c.fetchHomeRow('airing-today', signal), '/tv/airing_today', {}, 15],
  [
    // product.md, Provider calls: discover.
    (c) => c.fetchListing({ listing: 'movie', sort: 'popularity.desc' }, 1, signal),
    '/discover/movie',
    { ...discover, page: '1', sort_by: 'popularity.desc' },
    10,
  ],
  [
    (c) => c.fetchListing({ listing: 'movie', sort: 'release_date.asc', genreId: 27 }, 500, signal),
    '/discover/movie',
    { ...discover, page: '500', sort_by: 'primary_release_date.asc', with_genres: '27' },
    10,
  ],
  [
    (c) => c.fetchListing({ listing: 'movie', sort: 'original_title.asc' }, 2, signal),
    '/discover/movie',
    { ...discover, page: '2', sort_by: 'original_title.asc' },
    10,
  ],
  [
    (c) => c.fetchListing({ listing: 'tv', sort: 'first_air_date.desc', genreId: 18 }, 3, signal),
    '/discover/tv',
    { ...discover, page: '3', sort_by: 'first_air_date.desc', with_genres: '18' },
    10,
  ],
  [
    // product.md, Where to watch: explore.
    (c) =>
      c.fetchListing(
        { listing: 'tv', sort: 'popularity.desc', watch: { region: 'DE', services: [8, 337] } },
        1,
        signal,
      ),
    '/discover/tv',
    {
      ...discover,
      page: '1',
      sort_by: 'popularity.desc',
      watch_region: 'DE',
      with_watch_providers: '8|337',
      with_watch_monetization_types: 'flatrate|free|ads',
    },
    10,
  ],
  [
    (c) => c.fetchListing({ listing: 'awards', sort: 'vote_average.desc' }, 1, signal),
    '/discover/movie',
    { ...discover, ...awards, page: '1', sort_by: 'vote_average.desc' },
    10,
  ],
  [
    // product.md, Provider calls: plain lists.
    (c) => c.fetchListing({ listing: 'trending', sort: 'popularity.desc', genreId: 18 }, 2, signal),
    '/trending/all/week',
    { page: '2' },
    10,
  ],
  [
    (c) => c.fetchListing({ listing: 'top-rated', sort: 'popularity.desc' }, 1, signal),
    '/movie/top_rated',
    { page: '1' },
    10,
  ],
  [
    (c) => c.fetchListing({ listing: 'coming-soon', sort: 'popularity.desc' }, 1, signal),
    '/movie/upcoming',
    { page: '1' },
    10,
  ],
  // product.md, Provider calls: genres.
  [(c) => c.fetchGenres('movie', signal), '/genre/movie/list', {}, 30],
  [(c) => c.fetchGenres('tv', signal), '/genre/tv/list', {}, 30],
  // product.md, Provider calls: detail.
  [(c) => c.fetchDetails(film, signal), '/movie/1396', {}, 30],
  [(c) => c.fetchDetails(show, signal), '/tv/1396', {}, 30],
  [(c) => c.fetchCredits(film, signal), '/movie/1396/credits', {}, 30],
  [(c) => c.fetchSimilar(show, signal), '/tv/1396/similar', {}, 30],
  [(c) => c.fetchRecommendations(show, signal), '/tv/1396/recommendations', {}, 30],
  [(c) => c.fetchVideos(film, signal), '/movie/1396/videos', {}, 30],
  [
    // product.md, Provider calls: search.
    (c) => c.search({ tab: 'multi', text: 'a&b=c é+' }, 1, signal),
    '/search/multi',
    { query: 'a&b=c é+', page: '1' },
    30,
  ],
  [(c) => c.search({ tab: 'movie', text: ' 007 ' }, 2, signal), '/search/movie', { query: '007', page: '2' }, 30],
  [(c) => c.search({ tab: 'tv', text: 'x' }, 1, signal), '/search/tv', { query: 'x', page: '1' }, 30],
  [(c) => c.search({ tab: 'person', text: 'x' }, 1, signal), '/search/person', { query: 'x', page: '1' }, 30],
  // product.md, Provider calls: person.
  [(c) => c.fetchPerson(62, signal), '/person/62', { append_to_response: 'combined_credits' }, 30],
];

describe.each([API, `${API}/`])('with the base URL %s', (apiUrl) => {
  it.each(REQUESTS)('%s asks for %s with %j, once', async (call, path, query) => {
    await call(new TmdbCatalog({ ...CONFIG, apiUrl }));
    expect(log.requests).toHaveLength(1);
    expect(log.requests[0]).toMatchObject({ method: 'GET', path: `/3${path}` });
    expect(log.requests[0]?.query).toStrictEqual(query);
  });
});

it.each(REQUESTS.map(([call, path, , seconds]) => [path, seconds, call] as const))(
  '%s is given %i s (product.md, Provider calls: timeout)',
  async (...row) => {
    const [, seconds, call] = row;
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await call(new TmdbCatalog(CONFIG));
    expect(timeout.mock.calls).toEqual([[seconds * 1_000]]);
  },
);

// product.md, Provider calls: headers.
it('sends the token and JSON types, and no header that TMDB may refuse', async () => {
  await new TmdbCatalog(CONFIG).fetchTrending(signal);
  expect(log.requests[0]?.headers).toStrictEqual({
    accept: 'application/json',
    authorization: 'Bearer eyJ.read.token',
    'content-type': 'application/json',
  });
});

// product.md, Provider calls: headers.
it('asks past the browser cache, without credentials, following redirects', async () => {
  await new TmdbCatalog(CONFIG).fetchTrending(signal);
  expect(log.requests[0]).toMatchObject({ cache: 'reload', credentials: 'omit', redirect: 'follow' });
});

it.each(['', '  ', 'your_tmdb_read_access_token_here'])('sends no Authorization for the token %j', async (token) => {
  await new TmdbCatalog({ ...CONFIG, token }).fetchTrending(signal);
  expect(log.requests[0]?.headers).not.toHaveProperty('authorization');
});

it('asks for nothing that cannot exist', async () => {
  const catalog = new TmdbCatalog(CONFIG);
  const listing = { listing: 'movie', sort: 'popularity.desc' } as const;
  for (const page of [0, -1, 501, 1.5, Number.NaN]) await catalog.fetchListing(listing, page, signal);
  for (const id of [0, -1, 1.5, Number.NaN, 2 ** 53]) {
    await expect(catalog.fetchPerson(id, signal)).rejects.toThrow('HTTP 404');
    await expect(catalog.fetchDetails({ media_type: 'movie', id }, signal)).rejects.toThrow('HTTP 404');
  }
  expect(log.requests).toEqual([]);
});
