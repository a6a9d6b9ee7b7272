import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { titleKey } from '../title.ts';
import { calendarTitles, isToAsk, isUndated, soonestFirst } from './calendar-titles.ts';
import type { KnownDays } from './known-days.ts';

const TODAY = '2026-11-21';
const movie = (id: number, more: object = {}) => ({ id, media_type: 'movie' as const, ...more });
const tv = (id: number, more: object = {}) => ({ id, media_type: 'tv' as const, ...more });
const addedAt = (day: number) => ({ addedAt: `2026-11-${10 + day}T12:00:00.000Z` });
const keysOf = (has: Partial<Library>) => calendarTitles({ ...EMPTY_LIBRARY, ...has }).map(titleKey);
const choosing = (...calendarCollections: readonly string[]) => ({
  preferences: { ...EMPTY_LIBRARY.preferences, calendarCollections },
});
const collections = [
  { id: 7, name: 'Noir', description: '', movies: [movie(1), movie(5)] },
  { id: '8', name: 'Calm', description: '', movies: [movie(6)] },
];
const watched = (id: number, more: object = {}) => ({ id, name: `Show ${id}`, seasons: { 1: '1@20700' }, ...more });

describe('what the calendar is about', () => {
  it('is the watchlist, the newest title first (product.md, Calendar: titles)', () => {
    expect(
      keysOf({
        watchlist: [movie(1, addedAt(1)), tv(2, addedAt(3)), movie(3, addedAt(2))].map((each) => ({
          ...addedAt(0),
          ...each,
        })),
      }),
    ).toEqual(['tv:2', 'movie:3', 'movie:1']);
  });

  it('is of collections those alone that are chosen, by their number or by its text (product.md, Calendar: collections)', () => {
    expect(keysOf({ collections })).toEqual([]);
    expect(keysOf({ collections, ...choosing('7') })).toEqual(['movie:1', 'movie:5']);
    expect(keysOf({ collections, ...choosing('8', 'gone') })).toEqual(['movie:6']);
  });

  it('is each title once (product.md, Calendar: titles)', () => {
    const watchlist = [
      { ...movie(1), ...addedAt(1) },
      { ...tv(1), ...addedAt(0) },
    ];
    expect(keysOf({ watchlist, collections, episodes: [watched(1)], ...choosing('7') })).toEqual([
      'movie:1',
      'tv:1',
      'movie:5',
    ]);
  });

  it('is the shows that are followed, the last seen first, and none that is not, wherever it is listed (product.md, Calendar: titles)', () => {
    const stopped = watched(4, { stoppedAt: '2026-11-20T12:00:00.000Z' });
    const episodes = [
      watched(2, { seasons: { 1: '1@20600' } }),
      watched(3),
      stopped,
      watched(9, { seasons: { 1: '1' } }),
    ];
    expect(keysOf({ watchlist: [{ ...tv(4), ...addedAt(1) }], episodes })).toEqual(['tv:3', 'tv:2', 'tv:9']);
  });

  it('leaves what was saved or seen at one time in its order (product.md, Calendar: titles)', () => {
    const watchlist = [3, 1, 2].map((id) => ({ ...movie(id), ...addedAt(1) }));
    expect(keysOf({ watchlist, episodes: [watched(2), watched(1)] })).toEqual([
      'movie:3',
      'movie:1',
      'movie:2',
      'tv:2',
      'tv:1',
    ]);
  });

  it('is no title that the provider lost (product.md, Calendar: titles)', () => {
    expect(keysOf({ watchlist: [{ ...movie(1), ...addedAt(1), goneAt: '2026-11-20T12:00:00.000Z' }] })).toEqual([]);
  });
});

describe('what is asked (product.md, Calendar: asked)', () => {
  it('is asked in the order in which it may come out: shows, movies by their days, and those without a date', () => {
    const titles = [
      movie(1),
      movie(2, { release_date: '2027-03-01' }),
      tv(3, { first_air_date: '2030-01-01' }),
      movie(4, { release_date: '1999-03-31' }),
      movie(5, { release_date: '2026-11-10' }),
      movie(6, { release_date: '9999-12-31' }),
      tv(7),
      movie(8, { release_date: '2026-12-01' }),
    ];
    expect(soonestFirst(titles, TODAY).map(({ id }) => id)).toEqual([3, 7, 5, 8, 2, 1, 4, 6]);
  });

  const dates = (...days: readonly string[]): KnownDays => ({ dates: days.map((day) => ({ kind: 'home', day })) });

  it.each<[string, StoredTitle, KnownDays | undefined, boolean]>([
    ['a movie without a date', movie(1), undefined, true],
    ['one with an empty date', movie(1, { release_date: '' }), undefined, true],
    ['one with what is no date', movie(1, { release_date: 'soon' }), undefined, true],
    ['one with a year alone', movie(1, { release_date: '9999' }), undefined, true],
    ['one with a day that is not in the calendar', movie(1, { release_date: '2026-02-30' }), undefined, true],
    ['one at the end of time', movie(1, { release_date: '9999-12-31' }), undefined, true],
    ['one to come', movie(1, { release_date: '2026-11-22' }), undefined, true],
    ['one of today', movie(1, { release_date: TODAY }), undefined, true],
    ['one of 14 days ago', movie(1, { release_date: '2026-11-07' }), undefined, true],
    ['not one of 15 days ago', movie(1, { release_date: '2026-11-06' }), undefined, false],
    ['not an old one', movie(1, { release_date: '1999-03-31' }), undefined, false],
    ['an old one that came later here', movie(1, { release_date: '2026-09-01' }), dates('2026-12-12'), true],
    ['not one that came out everywhere', movie(1, { release_date: '2026-09-01' }), dates('2026-10-01'), false],
    ['one of a list that names no media type', { id: 1 }, undefined, true],
    ['a show', tv(1, { first_air_date: '1999-01-01' }), undefined, true],
    ['a show that returns', tv(1, { status: 'Returning Series' }), undefined, true],
    ['not one that has ended', tv(1, { status: 'Ended' }), undefined, false],
    ['not one that was cancelled', tv(1, { status: 'Canceled' }), undefined, false],
    ['one of which the list says nonsense', tv(1, { status: 7 }), undefined, true],
  ])('is %s', (_, title, known, expected) => {
    expect(isToAsk(title, known, TODAY)).toBe(expected);
  });

  it('is little of a list of 10,000', () => {
    const list = Array.from({ length: 10_000 }, (_, at) =>
      movie(at + 1, { release_date: at % 50 === 0 ? '2027-01-01' : `20${10 + (at % 15)}-05-01` }),
    );
    expect(list.filter((title) => isToAsk(title, undefined, TODAY))).toHaveLength(200);
  });
});

describe('what has no day yet (product.md, Calendar: no day yet)', () => {
  const home = (day: string): KnownDays => ({ dates: [{ kind: 'home', day }] });
  const next: KnownDays = { episodes: [{ season: 2, number: 1, name: '', day: '2026-12-12' }] };
  it.each<[string, StoredTitle, KnownDays | undefined, boolean]>([
    ['a movie without any known date', movie(1), { dates: [] }, true],
    ['a movie with a placeholder as its only date', movie(1, { release_date: '9999-12-31' }), home('9999-12-31'), true],
    ['not one that was not asked about', movie(1), undefined, false],
    ['not one that is gone', movie(1), {}, false],
    ['not one with a date of its own', movie(1, { release_date: '2027-01-01' }), { dates: [] }, false],
    ['not one that came out here long ago', movie(1), home('2020-01-01'), false],
    ['a show that goes on', tv(1), { episodes: [] }, true],
    [
      'a show with its last known episode out',
      tv(1),
      { episodes: [{ ...next.episodes?.[0], day: '2026-11-20' }] } as KnownDays,
      true,
    ],
    ['not one with a next episode', tv(1), next, false],
    ['not one that is over', tv(1), { episodes: [], isOver: true }, false],
  ])('is %s', (_, title, known, expected) => {
    expect(isUndated(title, known, TODAY)).toBe(expected);
  });
});
