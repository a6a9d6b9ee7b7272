import { describe, expect, it } from 'vitest';
import { mapToTitleDetails } from './map-to-title-details.ts';

const MOVIE = { id: 42, title: 'The Lantern', genres: [{ id: 18, name: 'Drama' }], runtime: 98, revenue: 1_000 };
const SHOW = { id: 7, name: 'Harbour Lights', genres: [], created_by: [{ id: 1, name: 'Ada' }] };

it('maps a movie', () => {
  const raw = { ...MOVIE, tagline: 'Light it.', status: 'Released', created_by: [{ name: 'Ada' }] };
  expect(mapToTitleDetails(raw, 'movie')).toStrictEqual({
    id: 42,
    media_type: 'movie',
    title: 'The Lantern',
    overview: '',
    poster_path: null,
    backdrop_path: null,
    vote_average: 0,
    vote_count: 0,
    popularity: 0,
    tagline: 'Light it.',
    status: 'Released',
    runtime: 98,
    revenue: 1_000,
    genres: [{ id: 18, name: 'Drama' }],
    genre_ids: [18],
    created_by: [],
  });
});

it.each(['tagline', 'status', 'runtime', 'revenue'])('leaves %s out when it is 0, empty, null or absent', (field) => {
  for (const unknown of [0, '', null, undefined]) {
    expect(mapToTitleDetails({ ...MOVIE, [field]: unknown }, 'movie')).not.toHaveProperty(field);
  }
});

describe('a show', () => {
  it.each([
    ['of its last episode', { last_episode_to_air: { runtime: 56 }, episode_run_time: [47] }, 56],
    ['of an episode', { last_episode_to_air: null, episode_run_time: [47, 50] }, 47],
    ['of an episode, the last having none', { last_episode_to_air: { runtime: null }, episode_run_time: [47] }, 47],
    ['nobody knows', { last_episode_to_air: null, episode_run_time: [] }, undefined],
  ])('runs as long as that %s', (_, times, runtime) => {
    expect(mapToTitleDetails({ ...SHOW, ...times }, 'tv').runtime).toBe(runtime);
  });

  it('names its creators, each once', () => {
    const created_by = [{ id: 7, name: 'Ada' }, { id: 8, name: '' }, null, { name: 'Ada' }, { id: 'x', name: 'Ben' }];
    expect(mapToTitleDetails({ ...SHOW, created_by }, 'tv').created_by).toEqual([
      { id: 7, name: 'Ada' },
      { name: 'Ben' },
    ]);
  });
});

it.each([{}, null, [], { results: [] }, { id: 'x' }])('finds no title in %j', (raw) => {
  expect(() => mapToTitleDetails(raw, 'movie')).toThrow('malformed');
});

it.each(['adult', 'softcore'])('has no %s titles', (mark) => {
  expect(() => mapToTitleDetails({ ...MOVIE, [mark]: true }, 'movie')).toThrow('HTTP 404');
});
