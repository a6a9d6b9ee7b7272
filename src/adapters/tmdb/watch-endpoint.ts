import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { MediaType } from '#domain/title.ts';
import type { Endpoint } from './endpoint.ts';

/** product.md, Provider calls: timeout. */
const TIMEOUT_MS = 30_000;

export const WATCH_REGIONS: Endpoint = {
  path: '/watch/providers/regions',
  timeoutMs: TIMEOUT_MS,
  texts: false,
};

/** The services of a country that have titles of this kind. */
export const servicesEndpoint = (mediaType: MediaType, region: string): Endpoint => ({
  path: `/watch/providers/${mediaType}`,
  query: { watch_region: region },
  timeoutMs: TIMEOUT_MS,
  texts: false,
});

/** Where a title can be watched, in all countries at once. */
export const offersEndpoint = ({ media_type, id }: TitleId): Endpoint => ({
  path: `/${media_type}/${id}/watch/providers`,
  timeoutMs: TIMEOUT_MS,
  texts: false,
});
