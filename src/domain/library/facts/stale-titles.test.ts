import { describe, expect, it } from 'vitest';
import { titleKey } from '../../title.ts';
import { EMPTY_LIBRARY, type Library } from '../library.ts';
import { staleTitles } from './stale-titles.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number): string => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const OLD = daysAgo(91);
const YOUNG = daysAgo(90);

const stale = (has: Partial<Library>) => staleTitles({ ...EMPTY_LIBRARY, ...has }, NOW).map(titleKey);
const collection = (has: object) => ({
  collections: [{ id: '9', name: 'Noir', description: '', movies: [{ id: 7 }], ...has }],
});

describe('a title is asked for again (product.md, Freshness: age)', () => {
  it.each<[string, Partial<Library>]>([
    ['was added more than 90 days ago', { watchlist: [{ id: 7, addedAt: OLD }] }],
    ['is an old favorite', { favorites: [{ id: 7, addedAt: OLD }] }],
    ['was viewed long ago', { viewingHistory: [{ id: 7, viewedAt: OLD }] }],
    ['was seen long ago', { marks: [{ id: 7, seenAt: OLD }] }],
    ['was hidden long ago', { marks: [{ id: 7, hiddenAt: OLD }] }],
    ['was hidden long ago, and seen since', { marks: [{ id: 7, hiddenAt: OLD, seenAt: YOUNG }] }],
    ['is in an old collection', collection({ createdAt: OLD })],
    ['was asked for long ago', { favorites: [{ id: 7, addedAt: YOUNG, checkedAt: OLD }] }],
    ['is old in one place', { watchlist: [{ id: 7, addedAt: YOUNG }], favorites: [{ id: 7, addedAt: OLD }] }],
    ['is of no known age, as it was only rated', { marks: [{ id: 7, rating: 8 }] }],
    ['is of no known age, as the day is unknown', { marks: [{ id: 7, seenAt: null }] }],
    ['is of no known age, as is its collection', collection({})],
    ['is of no known age, as it was written by hand', { watchlist: [{ id: 7, addedAt: '' }] }],
    ['was added at a time that is none', { watchlist: [{ id: 7, addedAt: 'long ago' }] }],
    ['was added in years to come', { watchlist: [{ id: 7, addedAt: daysAgo(-400) }] }],
    ['is gone, and was asked for long ago', { watchlist: [{ id: 7, addedAt: OLD, goneAt: OLD, checkedAt: OLD }] }],
  ])('that %s', (_, has) => {
    expect(stale(has)).toEqual(['movie:7']);
  });

  it.each<[string, Partial<Library>]>([
    ['was added 90 days ago', { watchlist: [{ id: 7, addedAt: YOUNG }] }],
    ['was added by a clock that was ahead', { watchlist: [{ id: 7, addedAt: daysAgo(-1) }] }],
    ['was viewed lately', { viewingHistory: [{ id: 7, viewedAt: YOUNG }] }],
    ['was seen lately', { marks: [{ id: 7, seenAt: YOUNG, rating: 8 }] }],
    ['was hidden lately', { marks: [{ id: 7, hiddenAt: YOUNG }] }],
    ['is in a young collection', collection({ createdAt: YOUNG })],
    ['was asked for lately', { watchlist: [{ id: 7, addedAt: OLD, checkedAt: YOUNG }] }],
    ['is gone, and was asked for lately', { watchlist: [{ id: 7, addedAt: OLD, goneAt: OLD, checkedAt: YOUNG }] }],
    ['was saved as a show, though no media type says so', { watchlist: [{ id: 7, name: 'Nine Dials', addedAt: OLD }] }],
  ])('but not one that %s', (_, has) => {
    expect(stale(has)).toEqual([]);
  });

  it('once, however many lists have it, and apart from the show of its number', () => {
    const title = { id: 7, addedAt: OLD };
    expect(stale({ watchlist: [title, { ...title, media_type: 'tv' }], favorites: [title] })).toEqual([
      'movie:7',
      'tv:7',
    ]);
  });
});

it('those come first that were added, viewed or marked last (product.md, Freshness: order)', () => {
  const has: Partial<Library> = {
    watchlist: [
      { id: 1, addedAt: daysAgo(300) },
      { id: 2, addedAt: daysAgo(100) },
      { id: 3, addedAt: '' },
    ],
    favorites: [{ id: 4, addedAt: daysAgo(200) }],
    viewingHistory: [{ id: 1, viewedAt: daysAgo(2) }],
    marks: [{ id: 4, seenAt: daysAgo(150) }],
    ...collection({ createdAt: daysAgo(120) }),
  };
  expect(stale(has)).toEqual([1, 2, 7, 4, 3].map((id) => `movie:${id}`));
});
