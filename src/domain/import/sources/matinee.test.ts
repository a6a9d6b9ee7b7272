import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

const TIME = '2024-03-01T10:00:00.000Z';

describe('a backup of Matinee (product.md, Import: Matinee)', () => {
  const title = { id: 9001, media_type: 'movie', title: 'Umbra', release_date: '2021-09-02' };
  const library = {
    watchlist: [{ ...title, addedAt: TIME }],
    favorites: [
      { id: 9003, media_type: 'tv', name: 'Harbour Lights', first_air_date: '2008-01-20', addedAt: 'x' },
      null,
    ],
    collections: [
      { id: '1', name: 'Weekend Favorites', description: 'Perfect', movies: [] },
      { id: 2, name: 'Slow', description: 'Slower', movies: [{ id: 9004 }, title] },
    ],
    viewingHistory: [{ ...title, id: 9009 }],
    marks: [
      { ...title, seenAt: null, rating: 7, note: 'Loud' },
      { id: 9005, title: 'Paper Lions', hiddenAt: TIME },
      { id: 9006, title: 'Salt Road', seenAt: TIME },
    ],
  };

  it('gives its lists, collections and marks by their numbers', () => {
    const { sources, titles, lists } = readingOf({ 'matinee.json': { product: 'Matinee', version: 1, library } });
    expect(sources).toEqual(['matinee']);
    expect(titles).toEqual([
      {
        name: 'Umbra',
        year: 2021,
        media_type: 'movie',
        ids: { tmdb: 9001 },
        listedAt: TIME,
        seenAt: null,
        rating: 7,
        note: 'Loud',
        isThoughtWhole: true,
        lists: ['Slow'],
      },
      { name: 'Harbour Lights', year: 2008, media_type: 'tv', ids: { tmdb: 9003 }, likedAt: null },
      { name: 'Paper Lions', media_type: 'movie', ids: { tmdb: 9005 }, isThoughtWhole: true, hiddenAt: TIME },
      { name: 'Salt Road', media_type: 'movie', ids: { tmdb: 9006 }, isThoughtWhole: true, seenAt: TIME },
      { name: '', media_type: 'movie', ids: { tmdb: 9004 }, lists: ['Slow'] },
    ]);
    expect(lists).toEqual([{ name: 'Slow', description: 'Slower' }]);
  });

  it('gives the episodes that were seen, and says which shows are not followed (product.md, Import: shows given up)', () => {
    const episodes = [
      {
        id: 1396,
        name: 'Nine Dials',
        first_air_date: '2021-03-04',
        seasons: { 2: '1-3@20614', x: '1' },
        stoppedAt: TIME,
      },
      { id: 5, name: 'Only stopped', seasons: {}, stoppedAt: TIME },
      null,
    ];
    expect(
      readingOf({ 'matinee.json': { product: 'Matinee', library: { ...library, episodes } } }).titles,
    ).toContainEqual({
      name: 'Nine Dials',
      year: 2021,
      media_type: 'tv',
      ids: { tmdb: 1396 },
      episodes: [{ season: 2, number: 1, to: 3, seenAt: '2026-06-10', isOwn: true }],
      isStopped: true,
    });
  });
});
