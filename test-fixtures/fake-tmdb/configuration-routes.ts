import { HttpResponse, http, type HttpHandler } from 'msw';
import type { FakeTmdbOptions } from './fake-tmdb-options.ts';
import { rawConfiguration } from './raw/raw-configuration.ts';

/** A few of the hundred that TMDB has, in its order. */
const LANGUAGES = ['ar-AE', 'ar-SA', 'de-AT', 'de-CH', 'de-DE', 'en-GB', 'en-US', 'fr-CA', 'fr-FR', 'he-IL', 'ja-JP'];

export const configurationRoutes = ({ data, apiUrl, imageUrl }: FakeTmdbOptions): readonly HttpHandler[] => [
  http.get(`${apiUrl}/configuration`, () => HttpResponse.json(rawConfiguration(imageUrl))),
  http.get(`${apiUrl}/configuration/primary_translations`, () => HttpResponse.json(LANGUAGES)),
  http.get(`${apiUrl}/genre/movie/list`, () => HttpResponse.json({ genres: data.genres.movie })),
  http.get(`${apiUrl}/genre/tv/list`, () => HttpResponse.json({ genres: data.genres.tv })),
];
