import * as endpoints from '#adapters/tmdb/endpoint.ts';
import type { Endpoint } from '#adapters/tmdb/endpoint.ts';
import * as extras from '#adapters/tmdb/extras-endpoint.ts';
import * as filtered from '#adapters/tmdb/filtered-endpoint.ts';
import * as find from '#adapters/tmdb/find-endpoint.ts';
import * as watch from '#adapters/tmdb/watch-endpoint.ts';
import type { ListingFilters } from '#domain/discovery/listing-filters.ts';
import { LISTING_NAMES, type ListingName, type ListingSort } from '#domain/listing.ts';

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
const SORTS: readonly ListingSort[] = [
  'popularity.desc',
  'release_date.asc',
  'vote_average.desc',
  'original_title.asc',
  'original_name.asc',
  'first_air_date.desc',
];

const ofListing = (listing: ListingName): readonly Endpoint[] =>
  SORTS.flatMap((sort) => {
    const params = { listing, sort, genreId: 28, watch: { region: 'DE', services: [8, 337] } };
    const plain = endpoints.listingEndpoint(params, 500);
    return [
      endpoints.listingEndpoint({ listing, sort }, 1),
      plain,
      filtered.filteredEndpoint(plain, { genreId: 28, filters: FILTERS }),
    ];
  });

/** All that the app asks without a language of titles, by the functions and the values that say what that is. */
const ASKED: Readonly<Record<string, readonly Endpoint[]>> = {
  CONFIGURATION: [endpoints.CONFIGURATION],
  LANGUAGES: [endpoints.LANGUAGES],
  TRENDING: [endpoints.TRENDING],
  HOME_ROW: Object.values(endpoints.HOME_ROW),
  homeRowEndpoint: [endpoints.homeRowEndpoint('upcoming', 'AT')],
  listingEndpoint: LISTING_NAMES.flatMap(ofListing),
  filteredEndpoint: ['movie', 'tv'].flatMap((listing) => ofListing(listing as ListingName)),
  genresEndpoint: [endpoints.genresEndpoint('movie'), endpoints.genresEndpoint('tv')],
  titleEndpoint: [MOVIE, SHOW].flatMap((title) =>
    (['details', 'credits', 'similar', 'recommendations', 'videos'] as const).map((part) =>
      endpoints.titleEndpoint(title, part),
    ),
  ),
  searchEndpoint: (['multi', 'movie', 'tv', 'person'] as const).flatMap((tab) =>
    [
      'Dune',
      'Steins;Gate',
      ';',
      'a&b=c; d+e#f?g/h%i|j,k:l"m\'n\\o`p<q>{r}[s]^t~u@v!w$x*y(z)',
      '七人の侍',
      '🎬'.repeat(500),
      '&session_id=1',
      '%00',
    ].map((text) => endpoints.searchEndpoint({ tab, text }, 2)),
  ),
  personEndpoint: [endpoints.personEndpoint(6_384)],
  extrasEndpoint: [extras.extrasEndpoint(MOVIE), extras.extrasEndpoint(SHOW), extras.extrasEndpoint(SHOW, 'fr-CA')],
  videosEndpoint: [extras.videosEndpoint(MOVIE, 'de-DE'), extras.videosEndpoint(SHOW, 'en-GB')],
  franchiseEndpoint: [extras.franchiseEndpoint(8_091)],
  answerEndpoint: [
    extras.answerEndpoint(MOVIE, {}),
    extras.answerEndpoint(MOVIE, { offersIn: 'DE', datesIn: 'DE' }),
    extras.answerEndpoint(MOVIE, { credits: true }),
    extras.answerEndpoint(SHOW, { offersIn: 'US', seasons: [1, 2_024] }),
  ],
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

/** The same, and all of it in a language: a new one has to be here, too. */
export const ASKED_ENDPOINTS: Readonly<Record<string, readonly Endpoint[]>> = {
  ...ASKED,
  inLanguage: Object.values(ASKED)
    .flat()
    .flatMap((endpoint) => [endpoints.inLanguage(endpoint, 'de-DE'), endpoints.inLanguage(endpoint, 'ar')]),
};

/** The names of all functions and values that say what is asked. */
export const ENDPOINT_NAMES = [endpoints, extras, filtered, find, watch].flatMap((module) => Object.keys(module));
