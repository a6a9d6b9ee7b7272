import type { HttpHandler } from 'msw';
import { configurationRoutes } from './configuration-routes.ts';
import { discoverRoutes } from './discover-routes.ts';
import { fakeTmdbOptions, type FakeTmdbOptions } from './fake-tmdb-options.ts';
import { filterRoutes } from './filter-routes.ts';
import { findRoutes } from './find-routes.ts';
import { franchiseRoutes } from './franchise-routes.ts';
import { imageRoutes } from './image-routes.ts';
import { listRoutes } from './list-routes.ts';
import { personRoutes } from './person-routes.ts';
import { requestGate } from './request-gate.ts';
import { searchRoutes } from './search-routes.ts';
import { seasonRoutes } from './season-routes.ts';
import { titleRoutes } from './title-routes.ts';
import { watchRoutes } from './watch-routes.ts';

/** The fictional catalogue as TMDB's HTTP API, in TMDB's own shapes and with its oddities. */
export const fakeTmdbHandlers = (given: Partial<FakeTmdbOptions> = {}): HttpHandler[] => {
  const options = fakeTmdbOptions(given);
  const routes = [
    ...configurationRoutes(options),
    ...listRoutes(options),
    ...discoverRoutes(options),
    ...searchRoutes(options),
    ...findRoutes(options),
    ...filterRoutes(options),
    ...personRoutes(options),
    ...titleRoutes(options),
    ...franchiseRoutes(options),
    ...seasonRoutes(options),
    ...watchRoutes(options),
  ];
  return [requestGate(options, routes), ...imageRoutes(options)];
};
