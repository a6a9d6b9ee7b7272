import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import type { MemoryEntries } from '#adapters/store/memory-entries.ts';
import type { Browser } from '#application/ports/browser.ts';
import type { CatalogProbe } from '#application/ports/catalog/catalog-probe.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import type { WatchOptions } from '#application/ports/catalog/watch-options.ts';
import type { Languages } from '#application/ports/languages.ts';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { Library } from '#domain/library/library.ts';
import type { Title } from '#domain/title.ts';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { stubCatalog } from '../stub-catalog.ts';
import { AppAround } from './app-around.tsx';
import { memoryHistory } from './memory-history.ts';
import { routerOf } from './router-of.ts';
import { testApp } from './test-app.ts';

export interface Surroundings {
  /** What the catalogue answers; everything else is unreachable. */
  readonly answers?: Partial<MovieCatalog>;
  readonly browser?: Partial<Browser>;
  /** How the provider answers a check; well, unless given. */
  readonly probe?: CatalogProbe;
  /** What the visitor has; a first-time visitor's unless given. */
  readonly library?: Library;
  /** What the device keeps; nothing unless given. */
  readonly entries?: MemoryEntries;
  /** What reads, matches and adds the titles of files; it does nothing unless given. */
  readonly importFacade?: ImportFacade;
  /** Shares lists between devices; nothing can be shared unless given. */
  readonly openDevices?: DataFacade['openDevices'];
  /** Finds titles by the ids of others; none unless given. */
  readonly titleFinder?: TitleFinder;
  /** Where titles can be watched; nobody knows unless given. */
  readonly watchOptions?: WatchOptions;
  /** German, as read in Germany, unless given. */
  readonly languages?: Languages;
  /** What startup has loaded already. */
  readonly trending?: readonly Title[];
  /** Where the visitor is. */
  readonly path?: string;
  /** The pattern of the route that shows the element. */
  readonly route?: string;
  /** Where what answers is timed too. */
  readonly clock?: VirtualClock;
}

/** Every path is a picture that loads: one drawing, whatever follows the hash. */
const IMAGES = {
  baseUrl: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 3'/>#/",
  sized: false,
};

/** Renders an element as the app does, with the real core over a stub catalogue and a clock that the test moves. */
export const renderWithApp = async (ui: ReactNode, around: Surroundings = {}) => {
  const { answers, trending, path = '/', route = '*', clock = new VirtualClock(), ...outside } = around;
  const app = testApp({ ...outside, catalog: stubCatalog(answers), clock });
  const history = memoryHistory(path);
  const screen = await render(
    <AppAround app={app} history={history} ready={{ images: IMAGES, ...(trending && { trending }) }} route={route}>
      {ui}
    </AppAround>,
  );
  return { screen, app, clock, router: routerOf(history) };
};
