import { TmdbFilterNames } from '#adapters/tmdb/tmdb-filter-names.ts';
import { TmdbFranchises } from '#adapters/tmdb/tmdb-franchises.ts';
import { TmdbTitleExtras } from '#adapters/tmdb/tmdb-title-extras.ts';
import { TmdbTitleFinder } from '#adapters/tmdb/tmdb-title-finder.ts';
import { TmdbWatchOptions } from '#adapters/tmdb/tmdb-watch-options.ts';

/** What TMDB knows besides its catalogue: one chunk, which comes with the first of them that is asked. */
export const TMDB_LATE = {
  finder: TmdbTitleFinder,
  titleExtras: TmdbTitleExtras,
  franchises: TmdbFranchises,
  watchOptions: TmdbWatchOptions,
  filterNames: TmdbFilterNames,
};
