import { HttpResponse, http, type HttpHandler } from 'msw';
import { findTitle } from '#adapters/demo/demo-index.ts';
import { DEMO_EXTRAS } from '#adapters/demo/extras/demo-extras.ts';
import { summaryOf } from '#adapters/demo/extras/find-franchise.ts';
import type { FakeTmdbOptions } from '#fixtures/fake-tmdb/fake-tmdb-options.ts';
import { rawTitle } from '#fixtures/fake-tmdb/raw/raw-title.ts';
import { notFound } from '#fixtures/fake-tmdb/tmdb-error.ts';

/** /collection/{id}: the parts are in no order. */
export const franchiseRoutes = ({ data, apiUrl }: FakeTmdbOptions): readonly HttpHandler[] => [
  http.get(`${apiUrl}/collection/:id`, ({ params }) => {
    const franchise = DEMO_EXTRAS.franchises.find(({ id }) => id === Number(params['id']));
    if (!franchise) return notFound();
    const parts = franchise.parts.flatMap((id) => findTitle(data, { media_type: 'movie', id }) ?? []).toReversed();
    return HttpResponse.json({
      ...summaryOf(data, franchise),
      original_language: 'en',
      original_name: franchise.name,
      overview: franchise.overview,
      parts: parts.map((part) => rawTitle(part, { labelled: true })),
    });
  }),
];
