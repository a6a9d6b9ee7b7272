import { HttpResponse, http, type HttpHandler } from 'msw';
import { findTitle } from '#adapters/demo/find-title.ts';
import { DEMO_LORE } from '#adapters/demo/lore/demo-lore.ts';
import { summaryOf } from '#adapters/demo/lore/find-franchise.ts';
import type { FakeTmdbOptions } from './fake-tmdb-options.ts';
import { rawTitle } from './raw/raw-title.ts';
import { notFound } from './tmdb-error.ts';

/** /collection/{id}: the parts are in no order. */
export const franchiseRoutes = ({ data, apiUrl }: FakeTmdbOptions): readonly HttpHandler[] => [
  http.get(`${apiUrl}/collection/:id`, ({ params }) => {
    const franchise = DEMO_LORE.franchises.find(({ id }) => id === Number(params['id']));
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
