import { EMPTY, VirtualTimeScheduler } from 'rxjs';
import type { App } from '#application/app.ts';
import type { Browser } from '#application/ports/browser.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { HOME_PARTS } from '#domain/library/home-part.ts';
import { bindings, load, value } from '../bindings.ts';
import type { Config } from '../config.ts';
import { coreModule } from '../core.module.ts';
import { libraryModule } from '../library.module.ts';
import { newContainer, partsOf } from '../parts.ts';

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

const NO_CATALOGUE: MovieCatalog = {
  fetchConfiguration: never,
  fetchTrending: never,
  fetchHomeRow: never,
  fetchListing: never,
  fetchGenres: never,
  fetchDetails: never,
  fetchCredits: never,
  fetchSimilar: never,
  fetchRecommendations: never,
  fetchVideos: never,
  search: never,
  fetchPerson: never,
};

/** There is no visitor yet. */
const NO_BROWSER: Browser = {
  canShare: false,
  share: never,
  canShareFile: () => false,
  shareFile: never,
  copy: never,
  openMail: nothing,
  download: nothing,
  startOver: nothing,
  online$: EMPTY,
  noteAnswer: nothing,
  leaving$: EMPTY,
  returning$: EMPTY,
  shown$: EMPTY,
};

/** Binds an outside in which nothing answers, nothing is kept and no time passes. */
const frameModule = bindings({
  catalog: value(NO_CATALOGUE),
  probe: value({ configured: true, address: '', probe: never }),
  images: value({ baseUrl: '', sized: false }),
  catalogChoice: value({ isDemo: false, isChosen: false, openDemo: nothing, leaveDemo: nothing }),
  clock: value({ now: () => new Date(0), scheduler: new VirtualTimeScheduler() }),
  browser: value(NO_BROWSER),
  consoleLog: value({ warn: nothing, error: nothing }),
  random: value(() => 0),
  scrollMemory: value({ recall: () => ({}), remember: nothing, forget: nothing }),
  draftMemory: value({ recall: nothing, remember: nothing, forget: nothing }),
  themeMemory: value({ recall: nothing, remember: nothing }),
  // The styles choose: the page is the same for all.
  homeMemory: value({ recall: () => HOME_PARTS, remember: nothing }),
  followedMemory: value({ recall: nothing, remember: nothing }),
  ratingsMemory: value({ recall: nothing, remember: nothing }),
  titleLanguageMemory: value({ recall: nothing, remember: nothing }),
  languageOfferMemory: value({ recall: nothing, remember: nothing }),
  lateParts: value({ open: never, openFacade: never, startErrands: never, startUpdates: never }),
});

/** The application of which the page's frame is a picture: a first visit, for ever before the first answer. */
export const frameApp = ({ token: _secret, ...edition }: Config): App =>
  partsOf(
    load(newContainer(), [
      frameModule,
      coreModule({ edition, bench: undefined }),
      libraryModule({ store: 'memory', ipLookupUrls: [] }),
    ]),
  ).app;
