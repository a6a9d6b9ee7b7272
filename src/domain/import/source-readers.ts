import type { SourceReader } from './source-reader.ts';
import { movary, plainTable, traktTable } from './sources/column-readers.ts';
import { imdb } from './sources/imdb.ts';
import { letterboxd } from './sources/letterboxd.ts';
import { matineeLink } from './sources/matinee-link.ts';
import { matineeTable } from './sources/matinee-table.ts';
import { matinee } from './sources/matinee.ts';
import { netflix } from './sources/netflix/netflix.ts';
import { plainList } from './sources/plain-list.ts';
import { seriesguide } from './sources/seriesguide.ts';
import { simkl } from './sources/simkl.ts';
import { tmdb } from './sources/tmdb.ts';
import { trakt } from './sources/trakt.ts';
import { tvtime } from './sources/tvtime/tvtime.ts';

/** What knows most of a file comes first: a table of any service's might be a plain one as well. */
export const SOURCE_READERS: readonly SourceReader[] = [
  letterboxd,
  imdb,
  tmdb,
  netflix,
  tvtime,
  matinee,
  matineeTable,
  trakt,
  simkl,
  seriesguide,
  movary,
  traktTable,
  plainTable,
  // A note in a table may have a link in it.
  matineeLink,
  plainList,
];
