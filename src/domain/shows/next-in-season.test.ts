import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { nextEpisode } from './next-episode.ts';
import { nextInSeason } from './next-in-season.ts';
import { runsOfNumbers, writeRuns } from './runs.ts';

const summary = (season_number: number) => ({
  season_number,
  name: '',
  episode_count: 3,
  poster_path: null,
  air_date: '2001-01-01',
});
const STATE = { seasons: [summary(0), summary(1), summary(2), summary(3)] };
const next = (seasons: Record<string, string>, season = aSeason(2, 3), stoppedAt?: string) =>
  nextInSeason(season, STATE, {
    show: { seasons, ...(stoppedAt !== undefined && { stoppedAt }) },
    mark: undefined,
    today: '2026-11-29',
  });

describe('the next episode in a season (product.md, Shows: next)', () => {
  it.each<[string, Record<string, string>, number | undefined]>([
    ['behind what was seen', { '1': '1-3', '2': '1' }, 2],
    ['a gap first', { '1': '1-3', '2': '1,3' }, 2],
    ['at its beginning where the season before was seen', { '1': '1-3' }, 1],
    ['where the season before was left out', { '2': '1' }, 2],
    ['not where a season before has a gap', { '1': '1,3', '2': '1' }, undefined],
    ['not where all of it was seen', { '1': '1-3', '2': '1-3' }, undefined],
    ['a gap where a later one was begun, too', { '1': '1-3', '2': '1', '3': '1' }, 2],
    ['not where nothing of the season before was seen', { '0': '1' }, undefined],
    ['not where it was left out itself (product.md, Shows: begun later)', { '1': '1-3', '3': '1' }, undefined],
  ])('is %s', (_, seasons, expected) => expect(next(seasons)).toBe(expected));

  it('is none before a later season that was begun, where one was left out (product.md, Shows: begun later)', () => {
    expect(next({ '2': '1' }, aSeason(1, 3))).toBeUndefined();
    expect(next({ '1': '1-2', '3': '1' }, aSeason(1, 3))).toBeUndefined();
  });

  it('is none of a show that is not followed, nor of its specials', () => {
    expect(next({ '2': '1' }, aSeason(2, 3), '2026-01-01T00:00:00Z')).toBeUndefined();
    expect(next({ '0': '1', '1': '1' }, aSeason(0, 3))).toBeUndefined();
    expect(
      nextInSeason(aSeason(1, 3), STATE, { show: undefined, mark: undefined, today: '2026-11-29' }),
    ).toBeUndefined();
  });

  it('is behind what was seen of a later season, whatever gap an earlier one has (product.md, Shows: begun later)', () => {
    expect(next({ '1': '1-2', '3': '1' }, aSeason(3, 3))).toBe(2);
    expect(next({ '1': '1-2', '3': '1-3' }, aSeason(3, 3))).toBeUndefined();
  });

  it('is that of the whole show, whatever was seen, where it is told at all', () => {
    const EPISODES = [1, 2, 3];
    const all = [1, 2, 3, 4].map((number) => aSeason(number, EPISODES.length));
    const ticks = fc.array(fc.subarray(EPISODES), { minLength: all.length, maxLength: all.length });
    fc.assert(
      fc.property(ticks, fc.nat(all.length - 1), fc.boolean(), (seen, at, areKnown) => {
        const runs = seen.map((numbers, season) => [`${season + 1}`, writeRuns(runsOfNumbers(numbers, null))] as const);
        const show = { seasons: Object.fromEntries(runs.filter(([, text]) => text !== '')) };
        const said = { show, mark: undefined, today: '2026-11-29' };
        const seasons = areKnown ? all : all.map(({ season_number }) => summary(season_number));
        const here = nextInSeason(all[at] ?? aSeason(1, 3), { seasons }, said);
        const next = nextEpisode(all, said);
        const isThere = here === undefined || next?.season.season_number === at + 1;
        expect([isThere, here ?? next?.episode.episode_number]).toEqual([true, next?.episode.episode_number]);
      }),
    );
  });
});
