import { describe, expect, it } from 'vitest';
import { anEpisode, aSeason, TODAY } from '#fixtures/shows/a-season.ts';
import { summary, ticked, type Ticks } from '#fixtures/shows/what-is-known.ts';
import { episodeCount } from './known-show.ts';
import type { KnownSeason } from './next-episode.ts';
import { nextOfShow, showProgress } from './next-of-show.ts';
import { nextText } from './next-text.ts';
import { byPresentNumbers } from './present-numbers.ts';
import { seasonsOverview } from './season-overview.ts';
import { seasonProgress } from './season-progress.ts';

const told = (progress?: { readonly seen: number; readonly total: number }): string =>
  progress ? `${progress.seen} of ${progress.total}` : '-';

/** A season whose numbers go on from those of the one before. */
const numberedFrom = (season_number: number, first: number, count: number): KnownSeason => ({
  season_number,
  name: '',
  episodes: Array.from({ length: count }, (_, at) => anEpisode({ episode_number: first + at, air_date: '2015-01-01' })),
});

const summaryOf = (season: KnownSeason) => summary(season.season_number, episodeCount(season), '2010-01-01');

/** What each place says of a show: the row of its page, each season's screen, Up next. */
const everywhere = (seasons: readonly KnownSeason[], ticks: Ticks) => {
  const seen = ticked(ticks);
  const known = { seasons };
  const details = { seasons: seasons.map(summaryOf) };
  const rows = seasonsOverview(details, seen).filter(({ isLost }) => !isLost);
  const screens = seasons.map((season) => {
    const all = [...details.seasons.filter((each) => each.season_number !== season.season_number), season];
    return told(seasonProgress(season, { seasons: all }, byPresentNumbers(all, seen)));
  });
  return {
    rows: rows.map(({ progress, season }) => told(progress ?? { seen: 0, total: season.episode_count })),
    screens,
    upNext: told(showProgress(known, seen)),
    next: nextText(nextOfShow(known, seen)),
  };
};

describe('a show that was renumbered (product.md, Shows: renumbered)', () => {
  it.each<[string, readonly KnownSeason[], Ticks, readonly string[], string, string]>([
    [
      'a season split in two',
      [aSeason(1, 5), aSeason(2, 5)],
      { 1: '1-10' },
      ['5 of 5', '5 of 5'],
      '10 of 10',
      'Up to date',
    ],
    [
      'split in two, seen in part',
      [aSeason(1, 5), aSeason(2, 5)],
      { 1: '1-8' },
      ['5 of 5', '3 of 5'],
      '8 of 10',
      'S2 E4',
    ],
    [
      'split in three',
      [aSeason(1, 4), aSeason(2, 4), aSeason(3, 4)],
      { 1: '1-12' },
      ['4 of 4', '4 of 4', '4 of 4'],
      '12 of 12',
      'Up to date',
    ],
    [
      'a season that stands in the one before now',
      [aSeason(1, 10)],
      { 1: '1-5', 2: '1-5' },
      ['10 of 10'],
      '10 of 10',
      'Up to date',
    ],
    ['such a one, seen in part', [aSeason(1, 10)], { 1: '1-5', 2: '1-3' }, ['8 of 10'], '8 of 10', 'S1 E9'],
    [
      'numbers that ran on, and begin anew now',
      [aSeason(1, 10), aSeason(2, 10)],
      { 1: '1-10', 2: '11-15' },
      ['10 of 10', '5 of 10'],
      '15 of 20',
      'S2 E6',
    ],
    [
      'an episode that was withdrawn',
      [aSeason(1, 9), aSeason(2, 5)],
      { 1: '1-10' },
      ['9 of 9', '0 of 5'],
      '9 of 14',
      'S2 E1',
    ],
    ['two of them, and all others seen', [aSeason(1, 8)], { 1: '1-10' }, ['8 of 8'], '8 of 8', 'Up to date'],
    [
      'withdrawn ones, and the next season begun',
      [aSeason(1, 6), aSeason(2, 5)],
      { 1: '1-10', 2: '1' },
      ['6 of 6', '1 of 5'],
      '7 of 11',
      'S2 E2',
    ],
    [
      'special episodes that were withdrawn',
      [aSeason(0, 2), aSeason(1, 5)],
      { 0: '1-6', 1: '1' },
      ['2 of 2', '1 of 5'],
      '1 of 5',
      'S1 E2',
    ],
  ])('says the same everywhere: %s', (_, seasons, ticks, each, all, next) => {
    const { rows, screens, upNext, next: shown } = everywhere(seasons, ticks);
    expect(screens).toEqual(each);
    expect([...rows].toSorted()).toEqual([...each].toSorted());
    expect([upNext, shown]).toEqual([all, next]);
  });

  it('counts own numbers where they run on from season to season now', () => {
    const { screens, upNext, next } = everywhere([aSeason(1, 10), numberedFrom(2, 11, 10)], { 1: '1-10', 2: '1-4' });
    expect([screens, upNext, next]).toEqual([['10 of 10', '4 of 10'], '14 of 20', 'S2 E15']);
  });

  it('never counts for what came out after the day on which it was seen', () => {
    // Season 1 of the fixture is of 2011, season 2 of 2012.
    expect(everywhere([aSeason(1, 5), aSeason(2, 5)], { 1: '1-10@15100' })).toMatchObject({
      upNext: '5 of 10',
      next: 'S2 E1',
    });
  });

  it('is told by its new numbers, and what the visitor ticked stays under the old ones', () => {
    const seen = ticked({ 1: '1-10@20000' });
    const present = byPresentNumbers([aSeason(1, 5), aSeason(2, 5)], seen);
    expect(present.show?.seasons).toEqual({ 1: '1-5@20000', 2: '1-5@20000' });
    expect(seen.show?.seasons).toEqual({ 1: '1-10@20000' });
  });

  it('is not looked for where nothing was renumbered, and takes no time by runs without an end', () => {
    const seen = ticked({ 1: '1-5', 2: '1-9999999', 7: '0-9999999' });
    expect(byPresentNumbers([aSeason(1, 5), aSeason(2, 5)], seen)).toBe(seen);
    expect(byPresentNumbers([], { today: TODAY })).toEqual({ today: TODAY });
  });
});
