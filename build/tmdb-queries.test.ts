import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TmdbClient } from '#adapters/tmdb/client/tmdb-client.ts';
import * as endpoints from '#adapters/tmdb/endpoint.ts';
import type { Endpoint } from '#adapters/tmdb/endpoint.ts';
import * as extras from '#adapters/tmdb/extras-endpoint.ts';
import * as filtered from '#adapters/tmdb/filtered-endpoint.ts';
import * as find from '#adapters/tmdb/find-endpoint.ts';
import { TmdbFilterNames } from '#adapters/tmdb/tmdb-filter-names.ts';
import * as watch from '#adapters/tmdb/watch-endpoint.ts';
import type { ListingFilters } from '#domain/discovery/listing-filters.ts';
import { LISTING_NAMES, type ListingName, type ListingSort } from '#domain/listing.ts';
import { ASKED_PARAMETERS, isAskedOfTmdb } from '#fixtures/fake-tmdb/recording/asked-of-tmdb.ts';
import { runProxiedNginx, type ProxiedNginx } from '#fixtures/proxied-nginx.ts';
import { hasNginx } from '../scripts/nginx.mjs';

const MOVIE = { media_type: 'movie', id: 603 } as const;
const SHOW = { media_type: 'tv', id: 1396 } as const;
const FILTERS: Required<ListingFilters> = {
  fromYear: 1990,
  toYear: 2024,
  minRating: 7.5,
  minVotes: 200,
  maxRuntime: 120,
  language: 'fr',
  country: 'DE',
  withGenres: [18, 35],
  withoutGenres: [27, 53],
  keywords: [9_714, 3],
  companies: [42, 7],
  networks: [213, 49],
  people: [5, 6],
  certification: { country: 'RU', upTo: '16+' },
  status: 3,
};
const SORTS: readonly ListingSort[] = ['popularity.desc', 'release_date.asc', 'vote_average.desc', 'original_title.asc', 'original_name.asc', 'first_air_date.desc'];

const ofListing = (listing: ListingName): readonly Endpoint[] =>
  SORTS.flatMap((sort) => {
    const params = { listing, sort, genreId: 28, watch: { region: 'DE', services: [8, 337] } };
    const plain = endpoints.listingEndpoint(params, 500);
    return [endpoints.listingEndpoint({ listing, sort }, 1), plain, filtered.filteredEndpoint(plain, { genreId: 28, filters: FILTERS })];
  });

/** All that the app asks, by the functions and the values that say what that is: a new one has to be here, too. */
const ASKED: Readonly<Record<string, readonly Endpoint[]>> = {
  CONFIGURATION: [endpoints.CONFIGURATION],
  TRENDING: [endpoints.TRENDING],
  HOME_ROW: Object.values(endpoints.HOME_ROW),
  listingEndpoint: LISTING_NAMES.flatMap(ofListing),
  filteredEndpoint: ['movie', 'tv'].flatMap((listing) => ofListing(listing as ListingName)),
  genresEndpoint: [endpoints.genresEndpoint('movie'), endpoints.genresEndpoint('tv')],
  titleEndpoint: [MOVIE, SHOW].flatMap((title) =>
    (['details', 'credits', 'similar', 'recommendations', 'videos'] as const).map((part) => endpoints.titleEndpoint(title, part)),
  ),
  searchEndpoint: (['multi', 'movie', 'tv', 'person'] as const).flatMap((tab) =>
    ['Dune', 'Steins;Gate', ';', 'a&b=c; d+e#f?g/h%i|j,k:l"m\'n\\o`p<q>{r}[s]^t~u@v!w$x*y(z)', '七人の侍', '🎬'.repeat(500), '&session_id=1', '%00'].map((text) =>
      endpoints.searchEndpoint({ tab, text }, 2),
    ),
  ),
  personEndpoint: [endpoints.personEndpoint(6_384)],
  extrasEndpoint: [extras.extrasEndpoint(MOVIE), extras.extrasEndpoint(SHOW)],
  franchiseEndpoint: [extras.franchiseEndpoint(8_091)],
  releasesEndpoint: [extras.releasesEndpoint(603)],
  seasonEndpoint: [extras.seasonEndpoint(1_396, 0), extras.seasonEndpoint(1_396, 2_024)],
  seasonsEndpoint: [extras.seasonsEndpoint(1_396, []), extras.seasonsEndpoint(1_396, [1, 2, 3, 20, 2_024])],
  findEndpoint: [
    find.findEndpoint({ service: 'imdb', id: 'tt0133093' }),
    find.findEndpoint({ service: 'tvdb', id: 81_189 }),
  ],
  nameEndpoint: [
    find.nameEndpoint({ name: 'Dune', media_type: 'movie', year: 2_021 }),
    find.nameEndpoint({ name: 'Dune', media_type: 'tv', year: 2_000 }),
    find.nameEndpoint({ name: 'Dune' }),
  ],
  WATCH_REGIONS: [watch.WATCH_REGIONS],
  servicesEndpoint: [watch.servicesEndpoint('movie', 'DE'), watch.servicesEndpoint('tv', 'US')],
  offersEndpoint: [watch.offersEndpoint(MOVIE), watch.offersEndpoint(SHOW)],
};

const CONFIG = { token: 'a.b', apiUrl: 'https://tmdb.test/3', imageUrl: 'https://images.test/' };
const { signal } = new AbortController();

/** The addresses behind the API's base that are asked meanwhile. */
const sent = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ name: 'a', results: [] }));
  await act();
  const urls = fetched.mock.calls.map(([request]) => (request instanceof Request ? request.url : String(request)));
  fetched.mockRestore();
  return urls.map((url) => url.slice(CONFIG.apiUrl.length));
};

const all = async (): Promise<readonly string[]> => {
  const client = new TmdbClient(CONFIG, undefined);
  const names = new TmdbFilterNames(CONFIG);
  const paths: string[] = [];
  for (const endpoint of Object.values(ASKED).flat())
    paths.push(...(await sent(() => client.fetchJson(endpoint, signal).catch(() => undefined))));
  for (const kind of ['keyword', 'company', 'person'] as const) {
    paths.push(...(await sent(() => names.find(kind, 'tidal & wave', signal).catch(() => undefined))));
    paths.push(...(await sent(() => names.nameOf({ kind, id: 7 }, signal).catch(() => undefined))));
  }
  paths.push(...(await sent(() => names.nameOf({ kind: 'network', id: 213 }, signal).catch(() => undefined))));
  return [...new Set(paths)];
};

/** What TMDB's API knows and the app has no use for; or what the app asks, in a form in which it does not. */
const NEVER = [
  'append_to_response=account_states',
  'append_to_response=images,account_states',
  'append_to_response=account_states,images',
  'append_to_response=images%2Caccount_states',
  'append_to_response=images%2caccount_states',
  'append_to_response=images%252Caccount_states',
  'append_to_response=images&append_to_response=account_states',
  'append_to_response=season/1/account_states',
  'append_to_response=season%2F1%2Faccount_states',
  'append_to_response=images account_states'.replace(' ', '%20'),
  'append_to_response=images;append_to_response=account_states',
  'append_to_response=Account_States',
  'append_to_response[]=account_states',
  'append%5Fto%5Fresponse=account_states',
  'append_to_response=account%5Fstates',
  'append_to_response=reviews',
  'append_to_response=',
  'session_id=1',
  'Session_ID=1',
  'session%5Fid=1',
  'guest_session_id=1',
  'api_key=1',
  'request_token=1',
  'access_token=1',
  'account_id=1',
  'callback=evil',
  'page=1&session_id=1',
  'page=1&&session_id=1',
  'page=1;session_id=1',
  'page=1%26session_id=1',
  'query=a;session_id=1',
  'query=a&session_id=1',
  'query=a?session_id=1&api_key=2',
  '&session_id=1',
  '?session_id=1',
  'session_id',
  '=1',
  'page',
  'page=1%00',
  'page=-1',
  'page=1e9',
  'include_adult=true',
  'language=en-US%0d%0aevil:1',
  'sort_by=account_states',
  'external_source=facebook_id',
  'with_genres=18%20or%201',
  'watch_region=../account',
];

describe('what deploy/tmdb-proxy.conf lets through', () => {
  it('was said of each function and each value that says what is asked', () => {
    const known = [endpoints, extras, filtered, find, watch].flatMap((module) => Object.keys(module));
    expect(Object.keys(ASKED).toSorted()).toEqual(known.toSorted());
  });

  it('is all that the app asks', async () => {
    const paths = await all();
    expect(paths.length).toBeGreaterThan(90);
    expect(paths.filter((path) => !isAskedOfTmdb(path))).toEqual([]);
  });

  it('is no parameter that the app does not send', async () => {
    const sentParameters = (await all()).flatMap((path) => (path.split('?')[1] ?? '').split('&'));
    expect(ASKED_PARAMETERS.length).toBeGreaterThan(15);
    const unused = ASKED_PARAMETERS.filter((pattern) => !sentParameters.some((sentOne) => new RegExp(`^(?:${pattern})$`).test(sentOne)));
    expect(unused).toEqual([]);
  });

  it.each(NEVER)('is never ?%s', (query) => {
    expect(isAskedOfTmdb(`/movie/603?${query}`)).toBe(false);
  });
});

describe.skipIf(!hasNginx())('a query, in nginx', () => {
  let proxied: ProxiedNginx;
  beforeAll(async () => {
    proxied = await runProxiedNginx('', { token: 'a.b', isFast: true });
  });
  beforeEach(() => void (proxied.arrived.length = 0));
  afterAll(() => proxied.close());

  it('of the app’s reaches TMDB as it is', async () => {
    for (const path of await all()) {
      expect([path, (await proxied.ask(`/tmdb/3${path}`)).status]).toEqual([path, 200]);
      expect(proxied.arrived.pop()?.url).toBe(`/3${path}`);
    }
  });

  it.each(NEVER)('is never sent with the host’s token: ?%s', async (query) => {
    const { status, body } = await proxied.ask(`/tmdb/3/movie/603?${query}`);
    expect([status, JSON.parse(body)]).toEqual([404, { success: false, status_code: 34 }]);
    expect(proxied.arrived).toEqual([]);
  });
});
