import { describe, expect, it } from 'vitest';
import type { Mark } from '../library/marks/mark.ts';
import { toLinkTitles } from './to-link-titles.ts';

const marked = (mark: Mark) => toLinkTitles([{ id: 3 }], () => mark)[0];

describe('what a link has of the visitor’s titles (product.md, Links: limits)', () => {
  it('is type and id in the order of the list; a title without a type is a movie', () => {
    const titles = [{ id: 9 }, { id: 3, media_type: 'tv' as const }, { id: 4, media_type: 'movie' as const }];
    expect(toLinkTitles(titles, () => undefined)).toEqual([
      { media_type: 'movie', id: 9 },
      { media_type: 'tv', id: 3 },
      { media_type: 'movie', id: 4 },
    ]);
  });

  it('is no name: it shows in the language of whoever opens it (product.md, Titles in one’s language: elsewhere)', () => {
    const title = { id: 1, title: 'Der Pate', name_language: 'de-DE' };
    expect(toLinkTitles([title], () => undefined)).toEqual([{ media_type: 'movie', id: 1 }]);
  });

  it('is the first 2,000 titles', () => {
    const titles = Array.from({ length: 2_001 }, (_, at) => ({ id: at + 1 }));
    expect(toLinkTitles(titles, () => undefined).map(({ id }) => id)).toEqual(
      titles.slice(0, 2_000).map(({ id }) => id),
    );
  });

  it.each([0, -1, 1.5, 2 ** 31, Number.NaN])('is no title with the id %s', (id) => {
    expect(toLinkTitles([{ id }, { id: 5 }], () => undefined)).toEqual([{ media_type: 'movie', id: 5 }]);
  });

  it('is what the visitor knows about a title, its day as a day, and never that it is hidden', () => {
    const seenAt = new Date(2026, 0, 31, 23, 30).toISOString();
    expect(marked({ seenAt, rating: 8, note: 'Twice.', hiddenAt: seenAt })).toEqual({
      media_type: 'movie',
      id: 3,
      seenOn: '2026-01-31',
      rating: 8,
      note: 'Twice.',
    });
  });

  it.each<readonly [string, Mark, object]>([
    ['a day that nobody knows', { seenAt: null }, { seenOn: null }],
    ['a day of another age', { seenAt: '1066-10-14T12:00:00Z' }, { seenOn: null }],
    ['what is no time', { seenAt: 'yesterday' }, { seenOn: null }],
    ['a rating of 11', { rating: 11 }, {}],
    ['a note with half a character', { note: 'a\ud83d' }, {}],
    ['a note of 501 characters', { note: 'x'.repeat(501) }, {}],
    ['a note of one endless character', { note: `e${'\u0301'.repeat(9_000)}` }, {}],
  ])('%s', (_, mark, expected) => {
    expect(marked(mark)).toEqual({ media_type: 'movie', id: 3, ...expected });
  });
});
