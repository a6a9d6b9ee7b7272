import { HttpResponse, http, type HttpHandler } from 'msw';
import { findPerson } from '#adapters/demo/find-person.ts';
import type { FakeTmdbOptions } from './fake-tmdb-options.ts';
import { rawPerson } from './raw/raw-person.ts';
import { rawLives } from './raw/raw-translations.ts';
import { notFound } from './tmdb-error.ts';

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
