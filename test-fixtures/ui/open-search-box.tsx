import { useRef } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { SearchBox } from '#ui/app/search-box.tsx';

const TEST_ADDRESS = window.location.href;
const nothing = () => undefined;

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
  const children = [
    { path: '/search', lazy: () => arrival.then(() => ({ Component: Results })) },
    { path: '*', element: null },
  ];
  const router = createBrowserRouter([{ element: <Page />, HydrateFallback: () => null, children }]);
  const screen = await render(<RouterProvider router={router} />);
  const box = screen.getByRole('searchbox', { name: 'Search movies, TV shows and people' });
  const close = () => {
    router.dispose();
    window.history.pushState(null, '', TEST_ADDRESS);
  };
  return { screen, box, router, close };
};
