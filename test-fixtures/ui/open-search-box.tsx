import { Suspense, useRef } from 'react';
import { Link, Outlet, Route, Routes } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { AppContext } from '#ui/hooks/app-context.ts';
import { lateComponent } from '#ui/hooks/code/late-component.tsx';
import { browserHistory } from '#ui/hooks/history/browser-history.ts';
import { SearchBox } from '#ui/shell/header/search-box.tsx';
import { HistoryRouter } from '#ui/shell/history/history-router.tsx';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { stubCatalog } from '../stub-catalog.ts';
import { routerOf } from './router-of.ts';
import { testApp } from './test-app.ts';

const TEST_ADDRESS = window.location.href;
const nothing = () => undefined;
const forgetful = { recall: () => ({}), remember: nothing, forget: nothing };

interface SearchBoxToOpen {
  readonly at?: string;
  /** When the code of Search has come. */
  readonly arrival?: Promise<void>;
  readonly onEscape?: () => void;
}

/** A page with a search box, on the browser's own history; `close` puts the test's own address back. */
export const openSearchBox = async ({
  at = '/movie',
  arrival = Promise.resolve(),
  onEscape = nothing,
}: SearchBoxToOpen = {}) => {
  window.history.pushState(null, '', at);
  function Page() {
    const field = useRef<HTMLInputElement>(null);
    return (
      <>
        <SearchBox ref={field} clearable onEscape={onEscape} />
        <Link to="/search">Start over</Link>
        <Outlet />
      </>
    );
  }
  const Results = () => <h1>Results</h1>;
  const Search = lateComponent(() => arrival.then(() => ({ Results })), 'Results').Component;
  const history = browserHistory();
  const app = testApp({ catalog: stubCatalog(), clock: new VirtualClock() });
  const screen = await render(
    <AppContext value={app}>
      <HistoryRouter history={history} memory={forgetful}>
        <Suspense>
          <Routes>
            <Route element={<Page />}>
              <Route path="/search" element={<Search />} />
              <Route path="*" element={null} />
            </Route>
          </Routes>
        </Suspense>
      </HistoryRouter>
    </AppContext>,
  );
  const box = screen.getByRole('searchbox', { name: 'Search movies, TV shows and people' });
  const close = () => window.history.pushState(null, '', TEST_ADDRESS);
  return { screen, box, router: routerOf(history), close };
};
