import { HttpResponse, http, type HttpHandler } from 'msw';
import type { DemoTitle } from '#adapters/demo/demo-data.ts';
import { findTitle } from '#adapters/demo/demo-index.ts';
import { demoEpisodePlace, demoTitleRef } from '#adapters/demo/foreign-ids.ts';
import type { ForeignId } from '#domain/import/matching/title-question.ts';
import type { MediaType } from '#domain/title.ts';
import type { FakeTmdbOptions } from '#fixtures/fake-tmdb/fake-tmdb-options.ts';
import { rawSeason } from '#fixtures/fake-tmdb/raw/raw-season.ts';
import { rawTitle } from '#fixtures/fake-tmdb/raw/raw-title.ts';
import { validationError } from '#fixtures/fake-tmdb/tmdb-error.ts';

const ID_OF: Readonly<Record<string, (id: string) => ForeignId>> = {
  imdb_id: (id) => ({ service: 'imdb', id }),
  tvdb_id: (id) => ({ service: 'tvdb', id: Number(id) }),
};

/** The episodes that TVDB numbers so: one or none. */
const episodesFound = (data: FakeTmdbOptions['data'], foreign: ForeignId): readonly object[] => {
  if (foreign.service !== 'tvdb') return [];
  const { show, season, number } = demoEpisodePlace(foreign.id);
  const title = findTitle(data, { media_type: 'tv', id: show });
  const { episodes = [] } = title ? (rawSeason(title, season) ?? {}) : {};
  return episodes
    .filter(({ episode_number }) => episode_number === number)
    .map((episode) => ({ ...episode, media_type: 'tv_episode' }));
};

/** The answer of /find/{id}: a list for each kind of thing, which is empty where nothing has the number. */
const foundResponse = (title: DemoTitle | undefined, episodes: readonly object[]): Response => {
  const listOf = (type: MediaType) => (title?.type === type ? [rawTitle(title, { labelled: true })] : []);
  return HttpResponse.json({
    movie_results: listOf('movie'),
    person_results: [],
    tv_results: listOf('tv'),
    tv_episode_results: episodes,
    tv_season_results: [],
  });
};

export const findRoutes = ({ data, apiUrl }: FakeTmdbOptions): readonly HttpHandler[] => [
  http.get(`${apiUrl}/find/:id`, ({ params, request }) => {
    const source = new URL(request.url).searchParams.get('external_source') ?? '';
    const foreign = ID_OF[source]?.(String(params['id']));
    if (!foreign) return validationError('external_source is not valid');
    const ref = demoTitleRef(foreign);
    return foundResponse(ref && findTitle(data, ref), episodesFound(data, foreign));
  }),
];
