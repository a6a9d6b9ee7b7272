import { describe, expect, it } from 'vitest';
import { anEpisode, aSeason, TODAY } from '#fixtures/shows/a-season.ts';
import { known, summary, ticked, type Ticks } from '#fixtures/shows/what-is-known.ts';
import { followedShows } from './followed-shows.ts';
import { toKnownShow, type KnownShow } from './known-show.ts';
import { isUnasked, nextOfShow } from './next-of-show.ts';
import { seasonsToAsk } from './seasons-to-ask.ts';
import type { ShowSeen } from './seen-episodes.ts';
import type { WatchedShow } from './watched-show.ts';

/** What comes next, in a few words. */
const said = (show: KnownShow | undefined, seen: ShowSeen): string => {
  const now = nextOfShow(show, seen);
  if (now.status === 'next') return `S${now.next.season.season_number} E${now.next.episode.episode_number}`;
  if (now.status === 'later') return `S${now.later.season} E${now.later.number} on ${now.later.day}`;
  return now.status;
};

describe('what comes next of a show (product.md, Up next: shows) (product.md, Up next: later)', () => {
  const undated = { ...aSeason(1, 1), episodes: [anEpisode({ episode_number: 1, air_date: '' })] };
  const running = known([aSeason(1, 6), aSeason(2, 6, 2)]);

  it.each<[string, KnownShow | undefined, Ticks, string]>([
    ['it was not asked for', undefined, { 1: '1' }, 'unknown'],
    ['it is known', running, { 1: '1-2' }, 'S1 E3'],
    ['all that is out was seen', running, { 1: '1-6', 2: '1-4' }, 'S2 E5 on 2027-01-01'],
    ['the one that is not out was seen on purpose', running, { 1: '1-6', 2: '1-5' }, 'S2 E6 on 2027-01-01'],
    ['all was seen', known([aSeason(1, 6)]), { 1: '1-6' }, 'none'],
    ['the season behind was not asked for', known([aSeason(1, 6), summary(2, 6)]), { 1: '1-6' }, 'unknown'],
    ['the season behind has another number', known([aSeason(2019, 6), summary(2021, 6)]), { 2019: '1-6' }, 'unknown'],
    ['the season behind is empty', known([aSeason(1, 6), summary(2, 0)]), { 1: '1-6' }, 'none'],
    ['ticks are of a season that is gone', known([summary(1, 10), summary(2, 4)]), { 5: '1-12' }, 'unknown'],
    ['a special alone was seen', known([summary(1, 10)]), { 0: '1' }, 'unknown'],
    [
      'a special alone was seen, and the first season is empty',
      known([summary(1, 0), summary(2, 10)]),
      { 0: '1' },
      'unknown',
    ],
    ['nothing of what is out was seen', known([undated, summary(2, 10)]), { 0: '1' }, 'unknown'],
    ['there is no such show', known([], { isGone: true }), { 1: '1' }, 'gone'],
    [
      'only the provider tells of the next one',
      known([aSeason(1, 6)], { airs: { season_number: 2, episode_number: 1, name: '', air_date: '2026-12-24' } }),
      { 1: '1-6' },
      'S2 E1 on 2026-12-24',
    ],
    [
      'what the provider tells of is out by now',
      known([aSeason(1, 6)], { airs: { season_number: 2, episode_number: 1, name: '', air_date: TODAY } }),
      { 1: '1-6' },
      'none',
    ],
    [
      'what the provider tells of has no day',
      known([aSeason(1, 6)], { airs: { season_number: 2, episode_number: 1, name: '' } }),
      { 1: '1-6' },
      'none',
    ],
    [
      'the season itself tells of another than the provider',
      known([aSeason(1, 6), aSeason(2, 6, 2)], {
        airs: { season_number: 2, episode_number: 1, name: '', air_date: '2026-12-24' },
      }),
      { 1: '1-6', 2: '1-4' },
      'S2 E5 on 2027-01-01',
    ],
    [
      'several are yet to come, the soonest last',
      known([
        {
          ...aSeason(1, 0),
          episodes: [
            anEpisode({ episode_number: 1, air_date: '2027-03-01' }),
            anEpisode({ episode_number: 2, air_date: '2027-01-01' }),
            anEpisode({ episode_number: 3, air_date: '2027-02-01' }),
          ],
        },
      ]),
      {},
      'S1 E2 on 2027-01-01',
    ],
    [
      'a day is far away',
      known([{ ...aSeason(1, 1), episodes: [anEpisode({ episode_number: 1, air_date: '9999-12-31' })] }]),
      { 0: '1' },
      'none',
    ],
    [
      'a day is none',
      known([{ ...aSeason(1, 1), episodes: [anEpisode({ episode_number: 1, air_date: '2027-02-30' })] }]),
      { 0: '1' },
      'none',
    ],
  ])('where %s', (_, show, seasons, expected) => expect(said(show, ticked(seasons))).toBe(expected));

  it('is a later episode of a show that is marked as seen, in whichever season (product.md, Shows: seen up to a day)', () => {
    const mark = { seenAt: '2013-06-01' };
    const first = known([aSeason(1, 6), aSeason(2, 6), summary(3, 6), summary(4, 6), summary(5, 6)]);
    expect(said(first, ticked({ 1: '1' }, { mark }))).toBe('unknown');
    expect(seasonsToAsk({ seasons: { 1: '1' }, isMarked: true }, first.seasons)).toEqual([1, 2, 5, 4, 3]);
    const all = known([1, 2, 3, 4, 5].map((season) => aSeason(season, 6)));
    expect(said(all, ticked({ 1: '1' }, { mark }))).toBe('S4 E1');
  });
});

describe('what one answer says', () => {
  const details = { seasons: [summary(1, 6), summary(2, 6), summary(3, 6)], status: 'Ended' } as const;
  const asking = (asked: readonly number[], ...loaded: readonly number[]) =>
    toKnownShow(
      {
        details: { ...details, ...({ genres: [], created_by: [] } as object) } as never,
        seasons: loaded.map((season) => aSeason(season, 6)),
      },
      asked,
    );

  it('is asked for once: a season that the provider has not has no episodes', () => {
    const seen = ticked({ 1: '1-6' });
    expect(isUnasked(undefined, seen)).toBe(true);
    expect(isUnasked(asking([1, 2], 1, 2), seen)).toBe(false);
    expect(isUnasked(asking([1, 2], 1), seen)).toBe(false);
    expect(isUnasked(asking([1], 1), seen)).toBe(true);
    expect(isUnasked(asking([1, 2], 1, 2), ticked({ 1: '1-6', 2: '1-6' }))).toBe(true);
  });
});

describe('followed shows (product.md, Up next: order) (product.md, Shows: following)', () => {
  const show = (id: number, seasons: Ticks, more: Partial<WatchedShow> = {}): WatchedShow => ({ id, seasons, ...more });

  it('begin with the one of which an episode was seen last; of one day, with the one that was begun last', () => {
    const shows = [
      show(1, { 1: '1@20000' }),
      show(2, { 1: '1' }),
      show(3, { 1: '1@20500', 2: '1@20001' }),
      show(4, { 2: '1@20000' }),
    ];
    expect(followedShows(shows).map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  });

  it('are none that are stopped, and none of which nothing was seen', () => {
    const stopped = show(1, { 1: '1' }, { stoppedAt: '2026-11-01T10:00:00.000Z' });
    expect(followedShows([stopped, show(2, {}), show(3, { 1: 'x' }), show(4, { 0: '1' })]).map(({ id }) => id)).toEqual(
      [4],
    );
  });
});
