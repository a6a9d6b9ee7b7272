import type { ForeignId, NameQuery } from '#domain/import/matching/title-question.ts';
import type { MediaType } from '#domain/title.ts';
import { searchEndpoint, type Endpoint } from './endpoint.ts';

/** product.md, Provider calls: timeout. */
const TIMEOUT_MS = 30_000;

export const findEndpoint = ({ service, id }: ForeignId): Endpoint => ({
  path: `/find/${id}`,
  query: { external_source: `${service}_id` },
  timeoutMs: TIMEOUT_MS,
});

/** A show's `year` would be that of any episode (tmdb.md, Lists: years). */
const YEAR: Readonly<Record<MediaType, string>> = { movie: 'year', tv: 'first_air_date_year' };

/** The first page of a search, of one year where one is asked for. */
export const nameEndpoint = ({ name, media_type, year }: NameQuery): Endpoint => {
  const endpoint = searchEndpoint({ tab: media_type ?? 'multi', text: name }, 1);
  return year === undefined ? endpoint : { ...endpoint, query: { ...endpoint.query, [YEAR[media_type]]: year } };
};
