import { useEffect, useState, type ReactNode } from 'react';
import { ARTWORK } from '#adapters/demo/demo-catalog.ts';
import type { App } from '#application/app.ts';
import type { MovieCatalog } from '#application/ports/movie-catalog.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { stubCatalog } from '../stub-catalog.ts';
import { AppAround } from '../ui/app-around.tsx';
import { memoryHistory } from '../ui/memory-history.ts';
import { testApp, type Outside } from '../ui/test-app.ts';

interface WithAppProps extends Partial<Omit<Outside, 'catalog' | 'clock' | 'library'>> {
  /** What the visitor has. */
  readonly library?: Partial<Library>;
  /** What the catalogue answers; everything else is unreachable. */
  readonly answers?: Partial<MovieCatalog>;
  /** Brings the app into its state, once the library is loaded. */
  readonly act?: (app: App) => void;
  readonly children: ReactNode;
}

const LOAD_MS = 1_000;

const open = ({ library, answers, act: _, children: __, ...outside }: WithAppProps) => {
  const clock = new VirtualClock();
  const catalog = stubCatalog(answers);
  const app = testApp({ ...outside, catalog, clock, library: { ...EMPTY_LIBRARY, ...library } });
  return { app, clock, history: memoryHistory('/') };
};

/** A visit of its own, as component tests have it: the real core, whose time stands still. */
export function WithApp(props: WithAppProps) {
  const [{ app, clock, history }] = useState(() => open(props));
  const { act, children } = props;
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
  return (
    <AppAround app={app} history={history} ready={{ images: ARTWORK }}>
      {children}
    </AppAround>
  );
}
