import type { Fields } from '../../fields.ts';
import type { MediaType } from '../../title.ts';
import { COLUMNS } from './column-names.ts';
import { known } from './known-fields.ts';
import { readImdbId, readNumber } from './read-ids.ts';
import type { Cells } from './table.ts';

/** What a row numbers its title by. */
export interface TitleIds {
  readonly tmdb?: number | undefined;
  readonly imdb?: string | undefined;
  readonly tvdb?: number | undefined;
  /** Where an address says it. */
  readonly media_type?: MediaType | undefined;
}

/** What services number a title by, in fields that are called after them. */
export const idsOfFields = (ids: Fields): TitleIds => ({
  tmdb: readNumber(ids['tmdb']),
  imdb: readImdbId(ids['imdb']),
  tvdb: readNumber(ids['tvdb']),
});

/** More has no cell of one title. */
const LONGEST = 2_000;
const IMDB_ID = /(?<![a-z\d])tt\d{5,12}(?!\d)/i;
/** 'tmdb://1011', 'tmdb:1011', 'themoviedb/1011', and the addresses of titles there. */
const TMDB_ID = /(?:tmdb|moviedb(?:\.org)?)(?:id)?[:/=]{1,3}(?:(movie|tv)[/:])?(\d{1,9})/i;
const TVDB_ID = /tvdb(?:\.com)?(?:id)?[:/=]{1,3}(?:dereferrer\/)?(?:series\/)?(\d{1,9})/i;

/** What a text says itself, whatever its column is called. */
const idsInText = (cell: string): TitleIds => {
  if (cell === '') return {};
  const text = cell.slice(0, LONGEST);
  const [, type, tmdb] = TMDB_ID.exec(text) ?? [];
  return {
    imdb: readImdbId(IMDB_ID.exec(text)?.[0]),
    tmdb: readNumber(tmdb),
    tvdb: readNumber(TVDB_ID.exec(text)?.[1]),
    media_type: type === undefined ? undefined : type.toLowerCase() === 'tv' ? 'tv' : 'movie',
  };
};

/** A number beside the name of the service whose it is: 'media_id' and 'source'. Of any other service it says nothing. */
const idsBySource = (cells: Cells): TitleIds => {
  const [id, source] = [cells(...COLUMNS.id), cells(...COLUMNS.source).toLowerCase()];
  if (/tmdb|moviedb/.test(source)) return { tmdb: readNumber(id) };
  if (source.includes('imdb')) return { imdb: readImdbId(id) };
  return source.includes('tvdb') ? { tvdb: readNumber(id) } : {};
};

const idsByName = (cells: Cells): TitleIds => ({
  tmdb: readNumber(cells('tmdbid', 'tmdb')),
  imdb: readImdbId(cells('imdbid', 'imdb')),
  tvdb: readNumber(cells('tvdbid', 'tvdb')),
});

/** The show's own, in a row of one of its episodes. */
export const readShowIds = (cells: Cells): TitleIds =>
  known({
    tmdb: readNumber(cells('showtmdbid')),
    imdb: readImdbId(cells('showimdbid')),
    tvdb: readNumber(cells('showtvdbid')),
  });

/** By the names of columns; by a column for the service; else by what stands in addresses and ids (product.md, Import: columns). */
export const readTitleIds = (cells: Cells): TitleIds => ({
  ...known(idsInText(cells(...COLUMNS.link))),
  ...known(idsInText(cells('imdbid', 'imdb'))),
  ...known(idsInText(cells('tmdbid', 'tmdb'))),
  ...known(idsInText(cells(...COLUMNS.id))),
  ...known(readShowIds(cells)),
  ...known(idsBySource(cells)),
  ...known(idsByName(cells)),
});
