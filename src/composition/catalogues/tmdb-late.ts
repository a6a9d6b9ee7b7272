import { TmdbClient } from '#adapters/tmdb/client/tmdb-client.ts';
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
export const openLate = (config: TmdbConfig, { consoleLog, titleLocale }: OutsideCatalogue) => {
  const client = new TmdbClient(config, consoleLog, titleLocale);
  // What is asked for in no language (product.md, Titles in one’s language: requests).
  const plain = new TmdbClient(config, consoleLog);
  return {
    finder: new TmdbTitleFinder(client),
    extras: {
      titleExtras: new TmdbTitleExtras(client),
      franchises: new TmdbFranchises(client),
      titleAnswers: new TmdbTitleAnswers(client),
      showCatalog: new TmdbShowCatalog(client),
    },
    watchOptions: new TmdbWatchOptions(plain),
    filterNames: new TmdbFilterNames(plain),
  };
};
