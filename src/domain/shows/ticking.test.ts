import { describe, expect, it } from 'vitest';
import { aSeason, TODAY } from '#fixtures/shows/a-season.ts';
import type { ShowSeen } from './seen-episodes.ts';
import { beforeText, isLastOfShow, openBefore, openNumbers } from './ticking.ts';

const ticked = (text: string, season = 2): ShowSeen => ({ show: { seasons: { [season]: text } }, today: TODAY });
const SEASON = aSeason(2, 8, 2);

describe("'All of this season' (product.md, Shows: bulk)", () => {
  it.each<[string, ShowSeen, readonly number[]]>([
    ['those that are out', { today: TODAY }, [1, 2, 3, 4, 5, 6]],
    ['those that were not seen', ticked('1-3,5@20614'), [4, 6]],
    ['none where all were seen', ticked('1-6'), []],
    ['none that the mark of the show counts', { mark: { seenAt: '2026-01-01' }, today: TODAY }, []],
    ['all where the ticks are of another season', ticked('1-6', 1), [1, 2, 3, 4, 5, 6]],
  ])('means %s', (_, seen, numbers) => expect(openNumbers(SEASON, seen)).toEqual(numbers));
});

describe("'The 3 before as well' (product.md, Shows: the ones before)", () => {
  it.each([
    ['1-2', 6, [3, 4, 5]],
    ['1,4', 6, [2, 3, 5]],
    ['1-5', 6, []],
    ['', 1, []],
    ['', 4, [1, 2, 3]],
    ['1-4', 8, [5, 6]],
  ])('with %j seen, and %i ticked, means %j', (text, number, numbers) => {
    expect(openBefore(SEASON, number, ticked(text))).toEqual(numbers);
  });

  it.each([
    [1, 'The one before as well'],
    [3, 'The 3 before as well'],
  ])('of %i says %j', (count, text) => expect(beforeText(count)).toBe(text));
});

describe('the last one of a show (product.md, Shows: the last one)', () => {
  const summary = (season_number: number, episode_count: number) => ({
    season_number,
    episode_count,
    name: '',
    poster_path: null,
  });
  const seasons = [summary(0, 3), summary(1, 6), summary(2, 8), summary(3, 0)];

  it.each([
    ['Ended', 8, true],
    ['Canceled', 8, true],
    ['Ended', 7, false],
    ['Returning Series', 8, false],
    [undefined, 8, false],
  ])('with the status %j, and the number %i: %j', (status, number, isLast) => {
    expect(isLastOfShow({ status, seasons }, SEASON, number)).toBe(isLast);
  });

  it('is in no season before, and not among the specials', () => {
    const state = { status: 'Ended', seasons };
    expect(isLastOfShow(state, aSeason(1, 6), 6)).toBe(false);
    expect(isLastOfShow(state, aSeason(0, 3), 3)).toBe(false);
  });
});
