import { describe, expect, it } from 'vitest';
import { anEpisode, aSeason, TODAY } from '#fixtures/shows/a-season.ts';
import { LOST_TEXT, seasonLines } from './season-lines.ts';
import { seasonProgress } from './season-progress.ts';
import { inSeasonOrder } from './season.ts';
import type { ShowSeen } from './seen-episodes.ts';
import { seenOfSeason } from './watched-show.ts';

const ticked = (text: string): ShowSeen => ({ show: { seasons: { 2: text } }, today: TODAY });
const linesOf = (text: string, season = aSeason(2, 6, 2)) => seasonLines(season, ticked(text));
const progressOf = (text: string, season = aSeason(2, 6, 2)) =>
  seasonProgress(season, { seasons: [season] }, ticked(text));

describe('the lines of a season', () => {
  it('say which episodes were seen, and when', () => {
    expect(linesOf('1-2@20614,3').map(({ number, seen }) => [number, seen])).toEqual([
      [1, 20_614],
      [2, 20_614],
      [3, null],
      [4, undefined],
      [5, undefined],
      [6, undefined],
    ]);
  });

  it('keep an episode that the catalogue lost, and say so (product.md, Shows: lost episodes)', () => {
    const lines = linesOf('3,9@20614');
    expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 9]);
    expect(lines.at(-1)).toEqual({ number: 9, seen: 20_614, isAired: true });
    expect(LOST_TEXT).toBe('No longer in the catalogue');
  });

  it('keep one that was lost between others, and one of number 0', () => {
    const season = { ...aSeason(2, 0), episodes: [1, 3].map((episode_number) => anEpisode({ episode_number })) };
    expect(linesOf('0,2', season).map(({ number, episode }) => [number, Boolean(episode)])).toEqual([
      [0, false],
      [1, true],
      [2, false],
      [3, true],
    ]);
  });

  it.each(['1-99999', '99999-1@20614', '0-9999999'])(
    'go as far as the season goes: %s (product.md, Shows: bad runs)',
    (text) => {
      const lines = linesOf(text);
      expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(lines.every(({ seen }) => seen !== undefined)).toBe(true);
    },
  );

  it('are 1,500 where a season has so many', () => {
    const lines = linesOf('1-700,702', aSeason(2, 1_500));
    expect(lines).toHaveLength(1_500);
    expect(progressOf('1-700,702', aSeason(2, 1_500))).toEqual({ seen: 701, total: 1_500 });
  });

  it.each([
    ['', { seen: 0, total: 4 }],
    ['1-3', { seen: 3, total: 4 }],
    ['1-4', { seen: 4, total: 4 }],
    ['1-4,6', { seen: 5, total: 5 }],
    ['6', { seen: 1, total: 5 }],
    ['1-4,9', { seen: 4, total: 4 }],
    ['9', { seen: 0, total: 4 }],
  ])('count what is out, and what was seen on purpose before: %j (product.md, Shows: counted)', (text, progress) => {
    expect(progressOf(text)).toEqual(progress);
  });
});

it('seasons are listed by their numbers, the specials last (product.md, Shows: specials)', () => {
  const seasons = [aSeason(0, 1), aSeason(2024, 1), aSeason(3, 1), aSeason(1, 1)];
  expect(inSeasonOrder(seasons).map(({ season_number }) => season_number)).toEqual([1, 3, 2024, 0]);
});

it('reads what was seen of a season once, however many of its episodes are asked for', () => {
  const show = { seasons: { '2': '1@20614,3' } };
  expect(seenOfSeason(show, 2)).toBe(seenOfSeason({ ...show }, 2));
  expect(seenOfSeason({ seasons: { '2': '1' } }, 2)).not.toEqual(seenOfSeason(show, 2));
  expect(seenOfSeason(show, 3)).toEqual([]);
});
