import type { DemoData } from '../../demo/demo-data.ts';
import { EXTREMES, RUN_ON } from '../scenario/extremes.ts';
import { withExtremeTexts } from '../scenario/with-extreme-texts.ts';
import { hoursBefore, keptTitles } from './kept-titles.ts';

const PICTURES = [
  '//elsewhere.invalid/x.jpg',
  'https://elsewhere.invalid/x.jpg',
  'javascript:alert(1)',
  '/../../x.jpg',
  'data:image/svg+xml,<svg onload="alert(1)">',
];

/** What no release has ever written: wrong kinds, and names that objects have of themselves. */
const STRANGE = [
  null,
  'a title',
  { id: 'seven', title: 'An id that is a text' },
  { id: -1, title: ['a', 'list'], poster_path: { a: 1 } },
  JSON.parse('{"id":7,"__proto__":{"isAdmin":true},"constructor":"x","title":"Names of objects"}') as unknown,
];

/** The text of a bundle that is out to do harm. */
export const hostile = (data: DemoData, now: Date): string => {
  const { all, movies } = keptTitles(withExtremeTexts(data));
  const at = hoursBefore(now, 7);
  const odd = all.slice(0, 20).map((title, index) => ({
    ...title,
    ...(index < PICTURES.length && { poster_path: PICTURES[index] }),
    addedAt: index % 4 === 0 ? 'yesterday' : at(index),
  }));
  return JSON.stringify({
    username: EXTREMES[3]?.('Quinn'),
    watchlist: [...odd, ...STRANGE],
    favorites: { 0: 'no list' },
    collections: EXTREMES.map((rewrite, index) => ({
      id: `${index + 1}`,
      name: rewrite('Rainy Sundays'),
      description: RUN_ON,
      movies: movies.slice(0, index),
    })),
    viewingHistory: 'none',
    marks: all.slice(0, 10).map((title, index) => ({ ...title, seenAt: at(index), rating: 99, note: RUN_ON })),
    preferences: { theme: '<b>', hides: 7 },
    lastUpdated: 'when?',
  });
};
