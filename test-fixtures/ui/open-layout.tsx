// First, as in the app: it fixes the order of the layers.
import '#ui/styles/global.css';
import { Suspense } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import type { App } from '#application/app.ts';
import type { Browser } from '#application/ports/browser.ts';
import { AppContext } from '#ui/hooks/app-context.ts';
import { lateComponent } from '#ui/hooks/code/late-component.tsx';
import { browserHistory } from '#ui/hooks/history/browser-history.ts';
import { HistoryRouter } from '#ui/shell/history/history-router.tsx';
import { Layout } from '#ui/shell/layout.tsx';
import { ThemeOfDocument } from '#ui/shell/theme-of-document.tsx';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { stubCatalog } from '../stub-catalog.ts';
import { routerOf } from './router-of.ts';
import { testApp } from './test-app.ts';

const TEST_ADDRESS = window.location.href;

/** A long screen of links, named for its address. */
function LongScreen() {
  const { pathname } = useLocation();
  return (
    <>
      <h1>Screen {pathname}</h1>
      <ul>
        {Array.from({ length: 60 }, (_, index) => (
          <li key={index} style={{ height: 80 }}>
            <Link to={`/movie/${index}`}>Title {index}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface LayoutToOpen {
  readonly at?: string;
  readonly browser?: Partial<Browser>;
  readonly app?: Partial<App>;
  readonly edition?: Partial<App['edition']>;
  /** When the code of Search has come. */
  readonly arrival?: Promise<void>;
}

/** The layout around long screens, on the browser's own history; `close` puts the test's own address back. */
export const openLayout = async ({
  at = '/',
  browser = {},
  app: own = {},
  edition = {},
  arrival = Promise.resolve(),
}: LayoutToOpen = {}) => {
  window.history.pushState(null, '', at);
  const clock = new VirtualClock();
  const app = { ...testApp({ catalog: stubCatalog(), clock, browser, edition }), ...own };
  const Search = lateComponent(() => arrival.then(() => ({ LongScreen })), 'LongScreen').Component;
  const history = browserHistory();
  const screen = await render(
    <AppContext value={app}>
      <ThemeOfDocument />
      <HistoryRouter history={history} memory={app.scrollMemory}>
        <Suspense>
          <Routes>
            <Route element={<Layout />}>
              <Route path="/search" element={<Search />} />
              <Route path="*" element={<LongScreen />} />
            </Route>
          </Routes>
        </Suspense>
      </HistoryRouter>
    </AppContext>,
  );
  const close = () => window.history.pushState(null, '', TEST_ADDRESS);
  return { screen, app, clock, router: routerOf(history), close };
};
