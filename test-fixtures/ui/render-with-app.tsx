import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import type { Title } from '#domain/title.ts';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { stubCatalog } from '../stub-catalog.ts';
import { AppAround } from './app-around.tsx';
import { memoryHistory } from './memory-history.ts';
import { routerOf } from './router-of.ts';
import { testApp, type Given } from './test-app.ts';

export interface Surroundings extends Given {
  /** What the catalogue answers; everything else is unreachable. */
  readonly answers?: Partial<MovieCatalog>;
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
