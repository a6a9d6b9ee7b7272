import { useEffect, useState } from 'react';
import type { App } from '#application/app.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { stubCatalog } from '../stub-catalog.ts';
import { testApp, type Given } from '../ui/test-app.ts';

export interface Visit extends Omit<Given, 'library'> {
  /** What the visitor has. */
  readonly library?: Partial<Library>;
  /** What the catalogue answers; everything else is unreachable. */
  readonly answers?: Partial<MovieCatalog>;
  /** Brings the app into its state, once the library is loaded. */
  readonly act?: (app: App) => void;
}

const LOAD_MS = 1_000;

const open = ({ library, answers, act: _, ...outside }: Visit) => {
  const clock = new VirtualClock();
  const catalog = stubCatalog(answers);
  return { app: testApp({ ...outside, catalog, clock, library: { ...EMPTY_LIBRARY, ...library } }), clock };
};

/** A visit as component tests have it: the real core, whose time stands still once the library is loaded. */
export const useVisit = (visit: Visit): App => {
  const [{ app, clock }] = useState(() => open(visit));
  const { act } = visit;
  useEffect(() => {
    const start = async () => {
      await app.library.identity.resolve();
      app.library.loader.activate();
      await clock.advance(LOAD_MS);
      act?.(app);
      await clock.settle();
    };
    start().catch(reportError);
  }, [app, clock, act]);
  return app;
};
