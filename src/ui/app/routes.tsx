import { Suspense, lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { BoundaryFallback } from '../screens/error/boundary-fallback.tsx';
import { reloadPage } from './reload-page.ts';
import { LatePageLoading } from './late-page-loading.tsx';
import { Layout } from './layout.tsx';

const RefreshPage = () => <BoundaryFallback onRefresh={reloadPage} />;

// Where even this can't be loaded, what is loaded already says the same in fewer words.
const ErrorScreen = lazy(async () => ({
  default: await import('../screens/error/error-screen.tsx').then(
    (module) => module.ErrorScreen,
    () => RefreshPage,
  ),
}));

const errorElement = (
  <Suspense>
    <ErrorScreen />
  </Suspense>
);

const screens: RouteObject[] = [
  {
    index: true,
    lazy: { Component: async () => (await import('../screens/home/home-screen.tsx')).HomeScreen },
  },
  {
    path: 'search',
    lazy: { Component: async () => (await import('../screens/search/search-screen.tsx')).SearchScreen },
  },
  {
    path: 'person/:id',
    lazy: { Component: async () => (await import('../screens/person/person-screen.tsx')).PersonScreen },
  },
  {
    path: 'watchlist',
    lazy: { Component: async () => (await import('../screens/saved-list/watchlist-screen.tsx')).WatchlistScreen },
  },
  {
    path: 'ratings',
    lazy: { Component: async () => (await import('../screens/saved-list/watchlist-screen.tsx')).WatchlistScreen },
  },
  {
    path: 'favorites',
    lazy: { Component: async () => (await import('../screens/saved-list/favorites-screen.tsx')).FavoritesScreen },
  },
  {
    path: 'collections',
    lazy: { Component: async () => (await import('../screens/collections/collections-screen.tsx')).CollectionsScreen },
  },
  {
    path: ':explore',
    lazy: { Component: async () => (await import('../screens/explore/explore-screen.tsx')).ExploreScreen },
  },
  {
    path: ':explore/:id',
    lazy: { Component: async () => (await import('../screens/detail/detail-screen.tsx')).DetailScreen },
  },
  {
    path: '*',
    element: null,
    loader: () => {
      throw new Response(null, { status: 404, statusText: 'Not Found' });
    },
  },
];

/**
 * Spec section 2, Routes. Every screen's errors end on the catch-all error screen. What fails in that screen itself ends
 * in the router's default error view, for the outermost route has no error element.
 */
export const routes: RouteObject[] = [
  {
    HydrateFallback: LatePageLoading,
    children: [{ element: <Layout />, errorElement, children: screens }],
  },
];

// Made with the module, so that the first screen's code loads while startup asks the provider.
export const router = createBrowserRouter(routes);
