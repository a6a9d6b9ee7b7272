import { http, type HttpHandler } from 'msw';
import type { DemoListName } from '#adapters/demo/demo-data.ts';
import { listTitles } from '#adapters/demo/demo-index.ts';
import type { FakeTmdbOptions } from '#fixtures/fake-tmdb/fake-tmdb-options.ts';
import { pageResponse, type PagedList } from '#fixtures/fake-tmdb/raw/page-response.ts';
import { rawTitle } from '#fixtures/fake-tmdb/raw/raw-title.ts';
import { ADULT_TITLES, STRAY_PERSON } from '#fixtures/fake-tmdb/strays.ts';

interface ListRoute extends Omit<PagedList, 'items'> {
  readonly list: DemoListName;
  readonly path: string;
  readonly labelled?: boolean;
}

const DATES = { dates: { minimum: '2026-10-07', maximum: '2026-11-18' } };

const ROUTES: readonly ListRoute[] = [
  { list: 'trending', path: '/trending/all/week', labelled: true, strays: [STRAY_PERSON, ...ADULT_TITLES] },
  { list: 'now-playing', path: '/movie/now_playing', more: DATES },
  { list: 'upcoming', path: '/movie/upcoming', more: DATES },
  { list: 'top-rated', path: '/movie/top_rated' },
  { list: 'popular-tv', path: '/tv/popular' },
  { list: 'airing-today', path: '/tv/airing_today' },
  { list: 'on-the-air', path: '/tv/on_the_air' },
];

/** The lists that an editor would make. */
export const listRoutes = (options: FakeTmdbOptions): readonly HttpHandler[] =>
  ROUTES.map(({ list, path, labelled = false, ...rest }) =>
    http.get(`${options.apiUrl}${path}`, ({ request }) => {
      const items = listTitles(options.data, list).map((title) => rawTitle(title, { labelled }));
      return pageResponse(request, { ...rest, items }, options);
    }),
  );
