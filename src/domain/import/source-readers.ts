import { anilist } from './sources/anime/anilist.ts';
import { myanimelist } from './sources/anime/myanimelist.ts';
import { betaseries } from './sources/betaseries.ts';
import { imdb } from './sources/imdb.ts';
import { kodi } from './sources/kodi.ts';
import { letterboxd } from './sources/letterboxd.ts';
import { matineeLink } from './sources/matinee-link.ts';
import { matineeTable } from './sources/matinee-table.ts';
import { matinee } from './sources/matinee.ts';
import { netflix } from './sources/netflix/netflix.ts';
import { plainList } from './sources/plain-list.ts';
import { ryot } from './sources/ryot.ts';
import { seriesguide } from './sources/seriesguide.ts';
import { letterboxdFormat, movary, traktTable } from './sources/service-tables.ts';
import { showcase } from './sources/showcase.ts';
import { simkl } from './sources/simkl.ts';
import { stremio } from './sources/stremio.ts';
import { tmdb } from './sources/tmdb.ts';
import { trakt } from './sources/trakt.ts';
import { tvtime } from './sources/tvtime/tvtime.ts';
import { floppy, yamtrack } from './sources/yamtrack.ts';

/** What knows most of a file comes first: a table of any service's might be a plain one as well. */
export const SOURCE_READERS = [
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
  showcase,
  yamtrack,
  floppy,
  ryot,
  stremio,
  myanimelist,
  anilist,
  kodi,
  betaseries,
  letterboxdFormat,
  movary,
  traktTable,
  // A note in a table may have a link in it.
  matineeLink,
  plainList,
];

/** The services whose files are read. */
export type ImportSource = (typeof SOURCE_READERS)[number]['source'];
