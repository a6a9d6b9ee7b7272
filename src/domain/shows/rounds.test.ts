import { describe, expect, it } from 'vitest';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { SHOW } from '#fixtures/shows/episode-actions.ts';
import { apply } from '../library/apply.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { followedShows } from './followed-shows.ts';
import { nextOfShow, showProgress } from './next-of-show.ts';
import { byRound, endingRounds, everSeen, isRunsName, runningRounds, seasonsToClear, seasonToTick } from './rounds.ts';
import { seasonLines } from './season-lines.ts';
import type { ShowSeen } from './seen-episodes.ts';
import { watchAgainOffer } from './watch-again-offer.ts';
import type { WatchedShow } from './watched-show.ts';

const BEGUN = '2026-11-20T12:00:00.000Z';
const LATER = '2026-11-21T08:00:00.000Z';
const TODAY = '2026-11-22';
const SEASON = aSeason(1, 3);
const KNOWN = { status: 'Ended', seasons: [SEASON] };
const showWith = (seasons: WatchedShow['seasons'], more: Partial<WatchedShow> = {}): WatchedShow => ({
  ...SHOW,
  ...more,
  seasons,
});
const seenOf = (seasons: WatchedShow['seasons'], mark?: ShowSeen['mark']): ShowSeen =>
  byRound({ show: showWith(seasons), mark, today: TODAY });

describe('the names of runs (product.md, Shows: rounds)', () => {
  it.each<[string, boolean]>([
    ['1', true],
    ['0', true],
    [BEGUN, true],
    [`${BEGUN}/2`, true],
    [`${BEGUN}/0`, true],
    [`${BEGUN}/`, false],
    [`${BEGUN}/x`, false],
    [`${BEGUN}/1/2`, false],
    ['2026-13-40T12:00:00.000Z', false],
    ['2026-11-20', false],
    ['again', false],
  ])('%s: %s', (name, expected) => expect(isRunsName(name)).toBe(expected));
});

describe('a show that is watched again (product.md, Shows: rounds)', () => {
  const FIRST = { '1': '1-3@20000' };

  it('begins with nothing seen: next is its first episode, and the days of the first round stay', () => {
    const seen = seenOf({ ...FIRST, [BEGUN]: '0@20777' }, { seenAt: '2024-10-04' });
    expect(nextOfShow(KNOWN, seen)).toMatchObject({ status: 'next', next: { episode: { episode_number: 1 } } });
    expect(showProgress(KNOWN, seen)).toEqual({ seen: 0, total: 3 });
    expect(seasonLines(SEASON, seen).map(({ seen: now, before }) => [now, before])).toEqual([
      [undefined, 20_000],
      [undefined, 20_000],
      [undefined, 20_000],
    ]);
  });

  it.each<[string, WatchedShow['seasons'], number]>([
    ['goes by the round that runs', { ...FIRST, [BEGUN]: '0@20777', [`${BEGUN}/1`]: '1-2@20777' }, 2],
    ['goes by both of two that run', { [BEGUN]: '0', [`${BEGUN}/1`]: '1', [LATER]: '0', [`${LATER}/1`]: '3' }, 2],
    ['goes by all where none runs', { '1': '1', [`${BEGUN}/1`]: '2-3@20777' }, 3],
    ['takes a round without a season for one', { ...FIRST, [BEGUN]: '0' }, 0],
    ['takes ticks without a day for ticks', { '1': '1-3', [BEGUN]: '0', [`${BEGUN}/1`]: '1' }, 1],
  ])('%s', (_, seasons, expected) => {
    expect(showProgress(KNOWN, seenOf(seasons))?.seen).toBe(expected);
  });

  it('is followed, also where nothing but its mark was there before, and is first on the day on which it began', () => {
    const other = { id: 9, seasons: { '1': '1@20776' } };
    const again = showWith({ [BEGUN]: '0@20777' });
    expect(followedShows([other, again])).toEqual([again, other]);
    expect(followedShows([other, showWith({ [BEGUN]: '0@20777' }, { stoppedAt: LATER })])).toEqual([other]);
  });

  it('was ever seen whatever the round says; the day of the first counts', () => {
    expect(everSeen(showWith({ '1': '1@20000', [`${BEGUN}/1`]: '1-2@20777' })).seasons).toEqual({
      '1': '1@20000,2@20777',
    });
    const once = showWith(FIRST);
    expect(everSeen(once)).toBe(once);
    expect(byRound({ show: once, today: TODAY }).show).toBe(once);
  });

  it('is ticked in the round that was begun last, and cleared from all that run; without one from all there are', () => {
    const both = showWith({ ...FIRST, [LATER]: '0', [BEGUN]: '0' });
    expect(seasonToTick(both, 1)).toBe(`${LATER}/1`);
    expect(seasonsToClear(both, 1)).toEqual([`${BEGUN}/1`, `${LATER}/1`]);
    const ended = showWith({ ...FIRST, [`${BEGUN}/1`]: '1', [`${BEGUN}/2`]: '1' });
    expect(seasonToTick(ended, 1)).toBe(1);
    expect(seasonsToClear(ended, 1)).toEqual([1, `${BEGUN}/1`]);
    expect(seasonToTick(undefined, 2)).toBe(2);
    expect(seasonsToClear(undefined, 2)).toEqual([2]);
  });

  it.each<[string, WatchedShow['seasons'], string[]]>([
    ['keeps what was seen in it', { ...FIRST, [BEGUN]: '0', [`${BEGUN}/1`]: '1' }, ['1', `${BEGUN}/1`]],
    ['leaves nothing of one in which nothing was seen', { ...FIRST, [BEGUN]: '0@20777' }, ['1']],
  ])('once it is stopped %s', (_, seasons, names) => {
    const show = showWith(seasons);
    const library: Library = { ...EMPTY_LIBRARY, episodes: [show] };
    const { episodes } = endingRounds(show).reduce<Library>(apply, library);
    expect(Object.keys(episodes[0]?.seasons ?? {})).toEqual(names);
    expect(runningRounds(episodes[0])).toEqual([]);
  });

  it.each<[string, WatchedShow['seasons'], ShowSeen['mark'], string | undefined]>([
    ['of one with ticks alone, not all of them', { '1': '1' }, undefined, undefined],
    ['of one that is marked as seen', {}, { seenAt: null }, 'begin'],
    ['of one of which all was seen', FIRST, undefined, 'begin'],
    ['while a round runs', { ...FIRST, [BEGUN]: '0', [`${BEGUN}/1`]: '1' }, { seenAt: null }, 'stop'],
    ['of a round in which all was seen', { ...FIRST, [BEGUN]: '0', [`${BEGUN}/1`]: '1-3' }, undefined, 'stop'],
  ])('is offered as %s', (_, seasons, mark, expected) => {
    const seen = seenOf(seasons, mark);
    expect(watchAgainOffer(seen, showProgress(KNOWN, seen))).toBe(expected);
  });
});
