import { lazy, type ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { SCREENS, type ScreenName } from '#domain/screens.ts';
import { codeInTime } from '../hooks/code-in-time.ts';
import { reloadPage } from '../hooks/reload-page.ts';
import { BoundaryFallback } from '../screens/error/boundary-fallback.tsx';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { lateScreen, type LateScreen } from './late-screen.tsx';
import { Layout } from './layout.tsx';
import { settlingOf } from './settling.ts';

const RefreshPage = () => <BoundaryFallback onRefresh={reloadPage} />;

// Where even this can't be loaded, what is loaded already says the same in fewer words.
export const ErrorScreen = lazy<ComponentType<{ readonly error: unknown }>>(async () => ({
  default: await codeInTime(import('../screens/error/error-screen.tsx')).then(
    (module) => module.ErrorScreen,
    () => RefreshPage,
  ),
}));

const NOT_FOUND = new Response(null, { status: 404, statusText: 'Not Found' });

const COMPONENTS: Readonly<Record<ScreenName, LateScreen>> = {
  // With the entry: most visits begin here, and what it is made of is on most other screens too.
  home: { Component: HomeScreen, fetchCode: async () => {} },
  search: lateScreen(async () => (await import('../screens/search/search-screen.tsx')).SearchScreen),
  person: lateScreen(async () => (await import('../screens/person/person-screen.tsx')).PersonScreen),
  watchlist: lateScreen(async () => (await import('../screens/saved-list/watchlist-screen.tsx')).WatchlistScreen),
  favorites: lateScreen(async () => (await import('../screens/saved-list/favorites-screen.tsx')).FavoritesScreen),
  collections: lateScreen(
    async () => (await import('../screens/collections/collections-screen.tsx')).CollectionsScreen,
  ),
  explore: lateScreen(async () => (await import('../screens/explore/explore-screen.tsx')).ExploreScreen),
  detail: lateScreen(async () => (await import('../screens/detail/detail-screen.tsx')).DetailScreen),
};

const screens: (RouteObject & LateScreen)[] = Object.entries<LateScreen>(COMPONENTS).flatMap(([name, screen]) =>
  SCREENS[name as ScreenName].paths.map((path) => ({ path, ...screen })),
);

/** product.md, Frame: routes. */
export const routes: RouteObject[] = [
  { element: <Layout />, children: screens },
  { path: '*', element: <ErrorScreen error={NOT_FOUND} /> },
];

const fetchScreen = async (address: { readonly pathname: string }): Promise<void> => {
  for (const { route } of matchRoutes(screens, address) ?? []) await route.fetchCode();
};

/** Settles with the first screen's code: asked for with this module, so that it comes while startup asks the provider. */
export const firstScreen = settlingOf(fetchScreen(window.location));
