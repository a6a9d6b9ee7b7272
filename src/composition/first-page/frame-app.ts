import { Container } from 'inversify';
import { EMPTY, VirtualTimeScheduler } from 'rxjs';
import type { App } from '#application/app.ts';
import type { Browser } from '#application/ports/browser.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { bindings } from '../bindings.ts';
import type { Config } from '../config.ts';
import { coreModule } from '../core.module.ts';
import { libraryModule } from '../library.module.ts';
import { partsOf } from '../parts.ts';

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
const frameModule = bindings((bind) => {
  bind('catalog').toConstantValue(NO_CATALOGUE);
  bind('probe').toConstantValue({ configured: true, address: '', probe: never });
  bind('images').toConstantValue({ baseUrl: '', sized: false });
  bind('catalogChoice').toConstantValue({ isDemo: false, isChosen: false, openDemo: nothing, leaveDemo: nothing });
  bind('clock').toConstantValue({ now: () => new Date(0), scheduler: new VirtualTimeScheduler() });
  bind('browser').toConstantValue(NO_BROWSER);
  bind('consoleLog').toConstantValue({ warn: nothing, error: nothing });
  bind('random').toConstantValue(() => 0);
  bind('scrollMemory').toConstantValue({ recall: () => ({}), remember: nothing, forget: nothing });
  bind('draftMemory').toConstantValue({ recall: nothing, remember: nothing, forget: nothing });
  bind('themeMemory').toConstantValue({ recall: nothing, remember: nothing });
  bind('lateParts').toConstantValue({ open: never, openFacade: never, startUpdates: never });
});

/** The application of which the page's frame is a picture: a first visit, for ever before the first answer. */
export const frameApp = ({ token: _secret, ...edition }: Config): App => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(
    frameModule,
    coreModule({ edition, bench: undefined }),
    libraryModule({ store: 'memory', ipLookupUrls: [] }),
  );
  return partsOf(container).app;
};
