import type { Fields } from '../../fields.ts';
import type { MediaType } from '../../title.ts';
import type { ForeignIds } from '../imported-title.ts';
import { readImdbId, readNumber } from './read-ids.ts';

/** What a row may say of these; undefined as if it were absent. */
export type Stated<Facts> = { readonly [Name in keyof Facts]?: Facts[Name] | undefined };

/** What a row numbers its title by. */
export type TitleIds = Stated<ForeignIds>;

/** What services number a title by, in fields that are called after them. */
export const idsOfFields = (ids: Fields): TitleIds => ({
  tmdb: readNumber(ids['tmdb']),
  imdb: readImdbId(ids['imdb']),
  tvdb: readNumber(ids['tvdb']),
});

/** A number is that of the service that is named beside it: of any other it says nothing. */
export const idsOfService = (service: string, id: unknown): TitleIds => idsOfFields({ [service.toLowerCase()]: id });

/** More has no cell of one title. */
const LONGEST = 2_000;
/** 'tmdb://1011', 'tmdb:1011', 'themoviedb/1011', and the addresses of titles there. */
const TMDB_ID = /(?:tmdb|moviedb(?:\.org)?)(?:id)?[:/=]{1,3}(?:(movie|tv)[/:])?(\d{1,9})/i;
const TVDB_ID = /tvdb(?:\.com)?(?:id)?[:/=]{1,3}(?:dereferrer\/)?(?:series\/)?(\d{1,9})/i;

/** A number of TMDB's, alone or in an address, which may say of what it is. */
export const readTmdbId = (cell: string): { readonly tmdb?: number | undefined; readonly media_type?: MediaType } => {
  const [, type, number] = TMDB_ID.exec(cell.slice(0, LONGEST)) ?? [];
  const media_type = type === undefined ? undefined : type.toLowerCase() === 'tv' ? 'tv' : 'movie';
  return { tmdb: readNumber(number ?? cell), ...(media_type && { media_type }) };
};

/** A number of TheTVDB's, alone or in an address. */
export const readTvdbId = (cell: string): number | undefined =>
  readNumber(TVDB_ID.exec(cell.slice(0, LONGEST))?.[1] ?? cell);
