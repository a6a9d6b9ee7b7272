import { describe, expect, it } from 'vitest';
import type { TitleDetails } from '../title-details.ts';
import { TITLE_FIELDS, toStoredTitle, type SavedTitle } from './saved-title.ts';

const ENTITY = {
  id: 7,
  media_type: 'tv',
  title: 'Dust Parade',
  name: 'Nine Dials',
  name_language: 'en',
  overview: 'A seaside picture house.',
  overview_language: 'en',
  poster_path: '/a.jpg',
  backdrop_path: '/b.jpg',
  vote_average: 7.3,
  vote_count: 12,
  popularity: 3.5,
  release_date: '2025-06-20',
  first_air_date: '2025-03-01',
  tagline: 'Every light goes out once.',
  status: 'Released',
  runtime: 112,
  genres: [{ id: 18, name: 'Drama' }],
  revenue: 18_400_000,
} as const satisfies Record<keyof typeof TITLE_FIELDS, unknown>;

describe('what is kept of a title (product.md, General: stored title)', () => {
  it('is what the table of fields names', () => {
    expect(Object.keys(TITLE_FIELDS)).toEqual(Object.keys(ENTITY));
  });

  it.each(Object.entries(ENTITY))('has its %s as supplied', (field, value) => {
    expect(toStoredTitle(ENTITY)).toHaveProperty(field, value);
  });

  it('has nothing else', () => {
    const supplied = { ...ENTITY, genre_ids: [18], created_by: ['Ines Okafor'], adult: false };
    expect(toStoredTitle(supplied)).toStrictEqual(ENTITY);
  });

  it('has nothing of what only a title’s own page shows', () => {
    const details: TitleDetails = {
      ...ENTITY,
      genre_ids: [18],
      created_by: [{ id: 7, name: 'Ines Okafor' }],
      original_name: 'Neun Zifferblätter',
      original_language: 'de',
      countries: ['DE'],
      companies: [{ id: 1, name: 'Tidal Films' }],
      networks: [{ id: 2, name: 'The Wireless' }],
      homepage: 'https://nine-dials.example/',
      imdb_id: 'tt0133093',
      franchise: { id: 3, name: 'Dials Collection', poster_path: null, backdrop_path: null },
      budget: 4_000_000,
      seasons: [{ season_number: 1, name: 'Season 1', episode_count: 8, poster_path: null }],
      next_episode: { season_number: 2, episode_number: 1, name: 'Dusk' },
    };
    expect(toStoredTitle(details)).toStrictEqual(ENTITY);
  });

  it('has when it was asked for again, wherever it goes (product.md, Freshness: noted)', () => {
    const title = { id: 7, checkedAt: '2026-06-02T10:00:00.000Z', goneAt: '2026-06-03T10:00:00.000Z' };
    expect(toStoredTitle({ ...title, addedAt: '2026-01-02T10:00:00.000Z' } as SavedTitle)).toStrictEqual(title);
  });

  it('has no media type where none was supplied: it is then treated as a movie', () => {
    expect(toStoredTitle({ id: 7 })).toStrictEqual({ id: 7 });
  });
});
