import { HttpResponse, http, type HttpHandler } from 'msw';
import { DemoFilterNames } from '#adapters/demo/demo-filter-names.ts';
import type { FakeTmdbOptions } from './fake-tmdb-options.ts';
import { pageResponse } from './raw/page-response.ts';
import { notFound, validationError } from './tmdb-error.ts';

const never = (): AbortSignal => new AbortController().signal;

/** What listings are filtered by: TMDB searches for keywords and companies, never for networks (tmdb.md, Lists: networks). */
export const filterRoutes = (options: FakeTmdbOptions): readonly HttpHandler[] => {
  const names = new DemoFilterNames(options.data);
  const searches = (['keyword', 'company'] as const).map((kind) =>
    http.get(`${options.apiUrl}/search/${kind}`, async ({ request }) => {
      const text = new URL(request.url).searchParams.get('query') ?? '';
      if (text === '') return validationError('query must be provided');
      const found = await names.find(kind, text, never());
      const items =
        kind === 'company' ? found.map((each) => ({ ...each, logo_path: null, origin_country: '' })) : found;
      return pageResponse(request, { items }, options);
    }),
  );
  const pages = (['keyword', 'company', 'network'] as const).map((kind) =>
    http.get(`${options.apiUrl}/${kind}/:id`, ({ params }) => {
      const id = Number(params['id']);
      return names.nameOf({ kind, id }, never()).then((name) => HttpResponse.json({ id, name }), notFound);
    }),
  );
  return [...searches, ...pages];
};
