import { HttpResponse, http, type HttpHandler } from 'msw';
import { findPerson } from '#adapters/demo/demo-index.ts';
import type { FakeTmdbOptions } from '#fixtures/fake-tmdb/fake-tmdb-options.ts';
import { rawPerson } from '#fixtures/fake-tmdb/raw/raw-person.ts';
import { rawLives } from '#fixtures/fake-tmdb/raw/raw-translations.ts';
import { notFound } from '#fixtures/fake-tmdb/tmdb-error.ts';

export const personRoutes = ({ data, apiUrl }: FakeTmdbOptions): readonly HttpHandler[] => [
  http.get(`${apiUrl}/person/:id`, ({ params, request }) => {
    const person = findPerson(data, Number(params['id']));
    const appended = new URL(request.url).searchParams.get('append_to_response')?.split(',') ?? [];
    if (!person) return notFound();
    return HttpResponse.json({
      ...rawPerson(person, data, appended.includes('combined_credits')),
      ...(appended.includes('translations') && { translations: rawLives(person) }),
    });
  }),
];
