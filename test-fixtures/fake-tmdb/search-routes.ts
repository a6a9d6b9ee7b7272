import { http, type HttpHandler } from 'msw';
import { searchDemo, type DemoHit } from '#adapters/demo/search-demo.ts';
import type { SearchTab } from '#domain/search-params.ts';
import type { FakeTmdbOptions } from './fake-tmdb-options.ts';
import { pageResponse } from './raw/page-response.ts';
import { rawPersonItem } from './raw/raw-person.ts';
import { rawTitle } from './raw/raw-title.ts';
import { STRAY_COLLECTION } from './strays.ts';
import { validationError } from './tmdb-error.ts';

const TABS: readonly SearchTab[] = ['multi', 'movie', 'tv', 'person'];

const rawHit = (hit: DemoHit, labelled: boolean): object =>
  hit.kind === 'person' ? rawPersonItem(hit.person, { labelled }) : rawTitle(hit.title, { labelled });

/** /search/multi labels its items, and mixes in movie collections; the others do neither. */
export const searchRoutes = (options: FakeTmdbOptions): readonly HttpHandler[] =>
  TABS.map((tab) =>
    http.get(`${options.apiUrl}/search/${tab}`, ({ request }) => {
      const text = new URL(request.url).searchParams.get('query') ?? '';
      if (text === '') return validationError('query must be provided');
      const items = searchDemo(options.data, { tab, text }).map((hit) => rawHit(hit, tab === 'multi'));
      const strays = tab === 'multi' && items.length > 0 ? [STRAY_COLLECTION] : [];
      return pageResponse(request, { items, strays }, options);
    }),
  );
