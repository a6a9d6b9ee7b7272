import { http, type HttpHandler } from 'msw';
import { discover, type DiscoverParams } from '#adapters/demo/listings/discover.ts';
import type { ListingSort } from '#domain/listing.ts';
import type { MediaType } from '#domain/title.ts';
import type { WatchChoice } from '#domain/watch/watch-choice.ts';
import { askedFilters } from './asked-filters.ts';
import type { FakeTmdbOptions } from './fake-tmdb-options.ts';
import { pageResponse } from './raw/page-response.ts';
import { rawTitle } from './raw/raw-title.ts';

/** What TMDB knows to sort by; anything else is silently ignored (tmdb.md, Lists: sorts). */
const FIELDS: Readonly<Record<MediaType, readonly string[]>> = {
  movie: ['original_title', 'popularity', 'primary_release_date', 'vote_average'],
  tv: ['first_air_date', 'original_name', 'popularity', 'vote_average'],
};

const sortOf = (mediaType: MediaType, sort: string): ListingSort => {
  const [field = '', direction] = sort.split('.');
  const known = FIELDS[mediaType].includes(field) && (direction === 'asc' || direction === 'desc');
  return known ? (sort.replace(/^primary_/, '') as ListingSort) : 'popularity.desc';
};

const numberOf = (params: URLSearchParams, name: string): number => Number(params.get(name) ?? '0');

/** As TMDB does, it takes no notice of services without a country. */
const watchOf = (params: URLSearchParams): WatchChoice | undefined => {
  const [region, services] = [params.get('watch_region'), params.get('with_watch_providers')];
  return region && services ? { region, services: services.split('|').map(Number) } : undefined;
};

const listingParamsOf = (mediaType: MediaType, params: URLSearchParams): DiscoverParams => {
  const watch = watchOf(params);
  return {
    mediaType,
    sort: sortOf(mediaType, params.get('sort_by') ?? ''),
    minRating: numberOf(params, 'vote_average.gte'),
    minVotes: numberOf(params, 'vote_count.gte'),
    filters: askedFilters(mediaType, params),
    ...(watch && { watch }),
  };
};

export const discoverRoutes = (options: FakeTmdbOptions): readonly HttpHandler[] =>
  (['movie', 'tv'] as const).map((mediaType) =>
    http.get(`${options.apiUrl}/discover/${mediaType}`, ({ request }) => {
      const params = new URL(request.url).searchParams;
      const titles = discover(options.data, listingParamsOf(mediaType, params));
      const items = titles.map((title) => rawTitle(title, { labelled: false }));
      return pageResponse(request, { items, discovers: true }, options);
    }),
  );
