import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { WantedParts } from '#application/ports/catalog/title-answers.ts';
import type { SearchParams } from '#domain/addresses/search-params.ts';
import type { ForeignId, NameQuery } from '#domain/import/matching/title-question.ts';
import type { ListingParams } from '#domain/listing.ts';
import { listingEndpoint, searchEndpoint, type EndpointParams } from '../../tmdb/endpoint.ts';
import { answerEndpoint, extrasEndpoint, seasonsEndpoint } from '../../tmdb/extras-endpoint.ts';
import { findEndpoint, nameEndpoint } from '../../tmdb/find-endpoint.ts';
import { servicesEndpoint } from '../../tmdb/watch-endpoint.ts';
import type { Question } from '../scenario/question.ts';

type Parameters = (...about: never[]) => EndpointParams | undefined;

const ofListing = (query: ListingParams, page: number): EndpointParams | undefined => {
  const filters = Object.keys(query.filters ?? {}).join('+');
  return { ...listingEndpoint(query, page).query, ...(filters && { filters }) };
};

/** What distinguishes calls of the same path, as TMDB is asked, by the call. */
const PARAMETERS: Readonly<Partial<Record<Question['call'], Parameters>>> = {
  fetchListing: ofListing,
  search: (query: SearchParams, page: number) => searchEndpoint(query, page).query,
  services: (region: string) => servicesEndpoint('movie', region).query,
  optionsOf: (_: TitleId, region: string) => ({ region }),
  answerOf: (title: TitleId, wanted: WantedParts) => answerEndpoint(title, wanted).query,
  extrasOf: (title: TitleId) => extrasEndpoint(title).query,
  seasonsOf: (show: number, ...seasons: number[]) => seasonsEndpoint(show, seasons).query,
  findById: (id: ForeignId) => findEndpoint(id).query,
  findEpisode: (tvdb: number) => findEndpoint({ service: 'tvdb', id: tvdb }).query,
  findByName: (query: NameQuery) => nameEndpoint(query).query,
  find: (_: string, query: string) => ({ query }),
};

/** They are the same in every call, and say nothing. */
const FIXED: ReadonlySet<string> = new Set(['include_adult', 'include_video', 'language', 'include_image_language']);
/** What was typed, or is a title's name in a visitor's file, is not told. */
const WRITTEN = 'query';
const UNTOLD = '…';

/** The path and the parameters of a call, without what a visitor wrote. */
export const callSubject = ({ call, path, about }: Question): string => {
  const query = PARAMETERS[call]?.(...(about as never[])) ?? {};
  const told = Object.entries(query).flatMap(([name, value]) =>
    FIXED.has(name) ? [] : [`${name}=${name === WRITTEN ? UNTOLD : value}`],
  );
  return told.length === 0 ? path : `${path}?${told.join('&')}`;
};
