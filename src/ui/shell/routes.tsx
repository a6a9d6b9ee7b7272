import type { RouteObject } from 'react-router-dom';
import { screenAt, SCREENS, type ScreenName } from '#domain/addresses/screens.ts';
import { sitePath } from '../hooks/address/site-path.ts';
import { lateComponent, type LateComponent } from '../hooks/code/late-component.tsx';
import { reloadPage } from '../hooks/reload-page.ts';
import { BoundaryFallback } from '../screens/error/boundary-fallback.tsx';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { Layout } from './layout.tsx';
import { settlingOf } from './settling.ts';

const RefreshPage = () => <BoundaryFallback onRefresh={reloadPage} />;

// If even this cannot be loaded, a part that is already loaded says the same in fewer words.
export const { Component: ErrorScreen } = lateComponent(
  () => import('../screens/error/error-screen.tsx'),
  'ErrorScreen',
  RefreshPage,
);

const NOT_FOUND = new Response(null, { status: 404, statusText: 'Not Found' });

const COMPONENTS: Readonly<Record<ScreenName, LateComponent | undefined>> = {
  // Home is in the entry chunk: most visits begin here, and most other screens use the same parts.
  home: { Component: HomeScreen, preload: async () => {} },
  search: lateComponent(() => import('../screens/search/search-screen.tsx'), 'SearchScreen'),
  link: lateComponent(() => import('../screens/link/link-screen.tsx'), 'LinkScreen'),
  person: lateComponent(() => import('../screens/person/person-screen.tsx'), 'PersonScreen'),
  franchise: lateComponent(() => import('../screens/franchise/franchise-screen.tsx'), 'FranchiseScreen'),
  season: lateComponent(() => import('../screens/season/season-screen.tsx'), 'SeasonScreen'),
  watchlist: lateComponent(() => import('../screens/saved-list/watchlist-screen.tsx'), 'WatchlistScreen'),
  favorites: lateComponent(() => import('../screens/saved-list/favorites-screen.tsx'), 'FavoritesScreen'),
  collections: lateComponent(() => import('../screens/collections/collections-screen.tsx'), 'CollectionsScreen'),
  diary: lateComponent(() => import('../screens/diary/diary-screen.tsx'), 'DiaryScreen'),
  'up-next': lateComponent(() => import('../screens/up-next/up-next-screen.tsx'), 'UpNextScreen'),
  calendar: lateComponent(() => import('../screens/calendar/calendar-screen.tsx'), 'CalendarScreen'),
  year: lateComponent(() => import('../screens/year/year-screen.tsx'), 'YearScreen'),
  data: lateComponent(() => import('../screens/data/data-screen.tsx'), 'DataScreen'),
  about: lateComponent(() => import('../screens/about/about-screen.tsx'), 'AboutScreen'),
  // A site without a host for shared folders has nothing of this screen in its files.
  pair: import.meta.env.VITE_DEVICES_URL
    ? lateComponent(() => import('../screens/pair/pair-screen.tsx'), 'PairScreen')
    : undefined,
  explore: lateComponent(() => import('../screens/explore/explore-screen.tsx'), 'ExploreScreen'),
  detail: lateComponent<'DetailScreen'>(() => import('../screens/detail/detail-screen.tsx'), 'DetailScreen'),
};

const screens = Object.entries<LateComponent | undefined>(COMPONENTS).flatMap<RouteObject>(([name, screen]) =>
  screen ? SCREENS[name as ScreenName].paths.map((path) => ({ path, Component: screen.Component })) : [],
);

/** product.md, Frame: routes. */
export const routes: RouteObject[] = [
  { element: <Layout />, children: screens },
  { path: '*', element: <ErrorScreen error={NOT_FOUND} /> },
];

const fetchScreen = async (pathname: string): Promise<void> => {
  const screen = screenAt(pathname);
  if (screen) await COMPONENTS[screen.name]?.preload();
};

/**
 * Settles with the first screen's code. That is requested together with this module, so that it loads while startup
 * waits for the provider.
 */
export const firstScreen = settlingOf(fetchScreen(sitePath(window.location.pathname)));
