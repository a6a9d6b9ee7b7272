import { expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '../library/library.ts';
import { newsTitles, withoutSeen } from './news-titles.ts';
import type { News } from './news.ts';

const BEGUN = '2026-12-01T18:00:00.000Z';
const addedAt = '2026-11-20T12:00:00.000Z';

const shown = (season: number, number: number): News => ({
  type: 'episode',
  title: { id: 8, media_type: 'tv', name: 'Nine Dials' },
  season,
  number,
  isToday: false,
  since: 0,
});

it.each([
  { seen: 'not seen', seasons: {}, told: true },
  { seen: 'seen', seasons: { 2: '6' }, told: false },
  { seen: 'seen in a further round', seasons: { [BEGUN]: '0', [`${BEGUN}/2`]: '6' }, told: false },
  { seen: 'another one', seasons: { 1: '6', 2: '5' }, told: true },
])(
  'an episode is news unless it was seen, in whatever round: $seen (product.md, News: titles)',
  ({ seasons, told }) => {
    expect(withoutSeen([shown(2, 6)], [{ id: 8, name: 'Nine Dials', seasons }])).toEqual(told ? [shown(2, 6)] : []);
  },
);

it('a title is told of once, and none that is hidden or gone (product.md, News: titles)', () => {
  const titles = newsTitles({
    ...EMPTY_LIBRARY,
    watchlist: [
      { id: 1, title: 'Low Tide', addedAt },
      { id: 2, title: 'Dust Parade', addedAt },
    ],
    favorites: [
      { id: 1, title: 'Low Tide', addedAt },
      { id: 3, title: 'Lost', addedAt, goneAt: addedAt },
    ],
    marks: [{ id: 2, hiddenAt: addedAt }],
  });
  expect(titles.map(({ title, isListed, isInCalendar }) => [title.id, isListed, isInCalendar])).toEqual([
    [1, true, true],
  ]);
});
