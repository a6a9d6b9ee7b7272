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

it.each(['tagline', 'status', 'runtime', 'revenue', 'budget', 'homepage', 'imdb_id'])(
  'leaves %s out when it is 0, empty, null or absent',
  (field) => {
    for (const unknown of [0, '', null, undefined]) {
      expect(mapToTitleDetails({ ...MOVIE, [field]: unknown }, 'movie')).not.toHaveProperty(field);
    }
  },
);

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

describe('the seasons of a show (product.md, Detail: seasons)', () => {
  const season = (season_number: unknown, more: object = {}) => ({
    season_number,
    name: `S${String(season_number)}`,
    episode_count: 8,
    poster_path: null,
    air_date: '2024-03-01',
    ...more,
  });
  const seasonsOf = (...seasons: readonly unknown[]) => mapToTitleDetails({ ...SHOW, seasons }, 'tv').seasons;

  it('are in the order of their numbers, each once', () => {
    const read = seasonsOf(season(2), season(2019), season(0), season(1), season(2, { name: 'Again' }));
    expect(read?.map(({ name }) => name)).toEqual(['S0', 'S1', 'S2', 'S2019']);
  });

  it('lose one of a wrong form, and no other', () => {
    expect(seasonsOf(null, 7, {}, season('1'), season(-1), season(1.5), season(3))).toEqual([season(3)]);
  });

  it('are named by their numbers where nobody has named them, and have no date that is none', () => {
    const poor = { name: null, episode_count: -1, poster_path: 7, air_date: '' };
    expect(seasonsOf(season(4, poor), season(0, poor))).toStrictEqual([
      { season_number: 0, name: 'Specials', episode_count: 0, poster_path: null },
      { season_number: 4, name: 'Season 4', episode_count: 0, poster_path: null },
    ]);
  });

  it('are none of a movie, nor is a next episode', () => {
    const next_episode_to_air = { season_number: 1, episode_number: 2, name: 'Dusk', air_date: '2026-12-01' };
    const raw = { seasons: [season(1)], next_episode_to_air };
    expect(mapToTitleDetails({ ...MOVIE, ...raw }, 'movie')).not.toHaveProperty('seasons');
    expect(mapToTitleDetails({ ...MOVIE, ...raw }, 'movie')).not.toHaveProperty('next_episode');
    expect(mapToTitleDetails({ ...SHOW, ...raw }, 'tv').next_episode).toEqual(next_episode_to_air);
  });

  it.each([null, 7, {}, { season_number: 1 }, { season_number: 1, episode_number: 'x', name: 'Dusk' }])(
    'have no next episode in %j',
    (next_episode_to_air) => {
      expect(mapToTitleDetails({ ...SHOW, next_episode_to_air }, 'tv')).not.toHaveProperty('next_episode');
    },
  );
});
