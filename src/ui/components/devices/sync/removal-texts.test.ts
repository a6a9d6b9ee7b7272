import { describe, expect, it } from 'vitest';
import type { RemovedItem } from '#domain/devices/removals/removed-item.ts';
import { inZone } from '#fixtures/clock/in-zone.ts';
import { removalDetails, removalText } from './removal-texts.ts';

const NOW = new Date(2026, 10, 21, 15, 0);
const AT = '2026-11-20T12:00:00.000Z';
const register = { key: 'k', stamp: '1763726400000-0000', device: 'a', index: 0 };
const saved = (list: 'watchlist' | 'favorites', id: number): RemovedItem => ({
  ...register,
  list,
  title: { id, title: `T${id}`, addedAt: AT },
});
const noir = { id: '7', name: 'Noir', description: '' };
const movie = (id: number): RemovedItem => ({
  ...register,
  list: 'movies',
  title: { id, title: `T${id}` },
  collection: noir,
});
const mark = (list: 'marks' | 'hidden', id: number): RemovedItem => ({
  ...register,
  list,
  title: { id, title: `T${id}` },
  went: { rating: 8 },
});
const episode = (season: number, number: number): RemovedItem => ({
  ...register,
  list: 'episodes',
  title: { id: 5, media_type: 'tv', name: 'Nine Dials' },
  season,
  number,
  day: null,
});
const collection: RemovedItem = {
  ...register,
  list: 'collections',
  collection: { ...noir, movies: [{ id: 1 }, { id: 2 }] },
};
const removal = (...items: readonly RemovedItem[]) => ({ id: 'one', removedAt: new Date(2026, 10, 21, 14, 2), items });
const removedAt = (time: Date, now: Date): string =>
  removalText({ ...removal(saved('watchlist', 1)), removedAt: time }, now);
const many = Array.from({ length: 8 }, (_, at) => saved('watchlist', at + 1));

describe('what another device removed, in words (product.md, Devices on screen: removed elsewhere)', () => {
  it.each([
    ['removed 3 titles, today 14:02', [saved('watchlist', 1), saved('watchlist', 2), saved('favorites', 3)]],
    ['removed 1 title, today 14:02', [saved('watchlist', 1), saved('favorites', 1), movie(1)]],
    [
      'removed 1 title, 1 collection and 2 marks, today 14:02',
      [movie(1), collection, mark('marks', 1), mark('hidden', 2)],
    ],
    ['removed 1 title and 2 episodes, today 14:02', [saved('watchlist', 1), episode(2, 4), episode(2, 5)]],
    ['removed 1 mark, today 14:02', [mark('marks', 1), mark('hidden', 1)]],
  ])('%s', (text, items) => {
    expect(removalText(removal(...items), NOW)).toBe(text);
  });

  it.each([
    [new Date(2026, 10, 21, 0, 0), 'today 00:00'],
    [new Date(2026, 10, 20, 23, 59), 'yesterday 23:59'],
    [new Date(2026, 10, 3, 9, 5), 'November 3, 2026, 09:05'],
  ])('of the time %s: %s', (time, text) => {
    expect(removedAt(time, NOW)).toBe(`removed 1 title, ${text}`);
  });

  // The night of these zones has 23 or 25 hours, or no midnight.
  it.each([
    ['Europe/Berlin', '2026-10-25T23:30', '2026-10-24T23:45', 'yesterday'],
    ['Europe/Berlin', '2026-03-30T00:15', '2026-03-29T12:00', 'yesterday'],
    ['Europe/Berlin', '2026-03-30T00:15', '2026-03-28T23:30', 'March'],
    ['Africa/Cairo', '2026-04-25T00:10', '2026-04-24T03:00', 'yesterday'],
    ['Africa/Cairo', '2026-10-29T23:50', '2026-10-28T23:55', 'yesterday'],
    ['America/Sao_Paulo', '2017-10-16T00:20', '2017-10-14T23:40', 'October'],
    ['Australia/Lord_Howe', '2026-04-05T23:50', '2026-04-04T23:55', 'yesterday'],
  ])('goes by the calendar in %s at %s, of %s: %s', (zone, now, time, text) => {
    expect(inZone(zone, () => removedAt(new Date(time), new Date(now)))).toContain(`removed 1 title, ${text}`);
  });

  it('names lists and titles, five at most', () => {
    expect(removalDetails(removal(...many, movie(1), collection, mark('marks', 9), episode(2, 5)))).toEqual([
      'Watchlist: T1, T2, T3, T4, T5 and 3 more',
      '‘Noir’: T1',
      'Collections: ‘Noir’ with 2 movies',
      'Marks: T9',
      'Episodes: Nine Dials, S2 E5',
    ]);
  });
});
