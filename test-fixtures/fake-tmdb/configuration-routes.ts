import { HttpResponse, http, type HttpHandler } from 'msw';
import type { FakeTmdbOptions } from './fake-tmdb-options.ts';
import { rawConfiguration } from './raw/raw-configuration.ts';

export const configurationRoutes = ({ data, apiUrl, imageUrl }: FakeTmdbOptions): readonly HttpHandler[] => [
  http.get(`${apiUrl}/configuration`, () => HttpResponse.json(rawConfiguration(imageUrl))),
  http.get(`${apiUrl}/genre/movie/list`, () => HttpResponse.json({ genres: data.genres.movie })),
  http.get(`${apiUrl}/genre/tv/list`, () => HttpResponse.json({ genres: data.genres.tv })),
];
