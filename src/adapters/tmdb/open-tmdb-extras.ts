import type { ConsoleLog } from '#application/ports/console-log.ts';
import type { TmdbConfig } from './tmdb-config.ts';
import { TmdbFranchises } from './tmdb-franchises.ts';
import { TmdbShowCatalog } from './tmdb-show-catalog.ts';
import { TmdbTitleExtras } from './tmdb-title-extras.ts';

/** What TMDB knows of titles beyond their details: one chunk, for a title's page needs most of it. */
export const openTmdbExtras = (config: TmdbConfig, log?: ConsoleLog) => ({
  titleExtras: new TmdbTitleExtras(config, log),
  franchises: new TmdbFranchises(config, log),
  showCatalog: new TmdbShowCatalog(config, log),
});
