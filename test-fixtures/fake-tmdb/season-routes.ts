import { HttpResponse, http, type HttpHandler } from 'msw';
import { findTitle } from '#adapters/demo/demo-index.ts';
import type { FakeTmdbOptions } from '#fixtures/fake-tmdb/fake-tmdb-options.ts';
import { rawSeason } from '#fixtures/fake-tmdb/raw/raw-season.ts';
import { notFound } from '#fixtures/fake-tmdb/tmdb-error.ts';

/** /tv/{id}/season/{n} */
export const seasonRoutes = ({ data, apiUrl }: FakeTmdbOptions): readonly HttpHandler[] => [
  http.get(`${apiUrl}/tv/:id/season/:season`, ({ params }) => {
    const title = findTitle(data, { media_type: 'tv', id: Number(params['id']) });
    const season = title && rawSeason(title, Number(params['season']));
    return season ? HttpResponse.json(season) : notFound();
  }),
];
