import type { ImportSource, LeftOutReason } from '#domain/import/import-reading.ts';
import type { Refusal } from './import-flow.ts';

export const SOURCES: Readonly<Record<ImportSource, string>> = {
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  trakt: 'Trakt',
  tmdb: 'TMDB',
  tvtime: 'TV Time',
  netflix: 'Netflix',
  movary: 'Movary',
  simkl: 'Simkl',
  seriesguide: 'SeriesGuide',
  matinee: 'Matinee',
  plain: 'Your list',
};

/** Why nothing can be brought, and what to do about it (product.md, Import: refusals). */
export const REFUSALS: Readonly<Record<Refusal, string>> = {
  empty: 'There is nothing in this file. Download it again from the service.',
  'no-rows': 'There are no titles in this file.',
  'web-page': 'This is a web page, not a file of lists. Sign in at the service, and download the file again.',
  binary: 'This is no text: a list cannot be read from it.',
  encoding: 'The letters in this file cannot be read. Save it as UTF-8, and choose it again.',
  'protected-zip': 'This zip needs a password. Unpack it, and choose the files that were in it.',
  'damaged-zip': 'This zip is damaged. Download it again from the service.',
  'zip-too-large': 'There is more in this zip than can be read. Unpack it, and choose the files with your lists.',
  'too-large': 'This is larger than any file of lists. Choose the file with your lists alone.',
  'damaged-table': 'The rows of this table are damaged. Download it again from the service.',
  'damaged-json': 'This file breaks off, or is damaged. Download it again from the service.',
  unreadable: 'Your browser could not read this file. Choose it again.',
  unknown: 'This is a file of none of the services that can be read. A plain list, one title a line, always can.',
  'no-code': 'What reads files could not be loaded. Check your connection, and choose the file again.',
};

/** Why something is not brought (product.md, Import: review). */
export const LEFT_OUT: Readonly<Record<LeftOutReason, string>> = {
  episode: 'A single episode: lists are of whole shows.',
  season: 'A single season: lists are of whole shows.',
  game: 'A game.',
  person: 'A person.',
  video: 'A video that is neither a movie nor a show.',
  unnamed: 'It has neither a name nor a number.',
  unreadable: 'What the file says of it cannot be read.',
};
