import type { TmdbConfig } from '#adapters/tmdb/tmdb-config.ts';
import { TmdbFilterNames } from '#adapters/tmdb/tmdb-filter-names.ts';
import { TmdbFranchises } from '#adapters/tmdb/tmdb-franchises.ts';
import { TmdbShowCatalog } from '#adapters/tmdb/tmdb-show-catalog.ts';
import { TmdbTitleAnswers } from '#adapters/tmdb/tmdb-title-answers.ts';
import { TmdbTitleExtras } from '#adapters/tmdb/tmdb-title-extras.ts';
import { TmdbTitleFinder } from '#adapters/tmdb/tmdb-title-finder.ts';
import { TmdbWatchOptions } from '#adapters/tmdb/tmdb-watch-options.ts';
import type { OutsideCatalogue } from './catalogue.ts';

/** What TMDB knows besides its catalogue: one chunk, which comes with the first of them that is asked. */
export const openLate = (config: TmdbConfig, { consoleLog: log, titleLocale }: OutsideCatalogue) => ({
  finder: new TmdbTitleFinder(config, log, titleLocale),
  extras: {
    titleExtras: new TmdbTitleExtras(config, log, titleLocale),
    franchises: new TmdbFranchises(config, log, titleLocale),
    titleAnswers: new TmdbTitleAnswers(config, log, titleLocale),
    showCatalog: new TmdbShowCatalog(config, log, titleLocale),
  },
  watchOptions: new TmdbWatchOptions(config, log),
  filterNames: new TmdbFilterNames(config, log),
});
