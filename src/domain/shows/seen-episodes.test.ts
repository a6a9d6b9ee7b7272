import { describe, expect, it } from 'vitest';
import { anEpisode, aSeason, TODAY } from '#fixtures/shows/a-season.ts';
import { dayNumber } from '../days/day-of-time.ts';
import { isLeftOut } from '../library/hides.ts';
import type { SeenState } from './runs.ts';
import { episodeSeen, type ShowSeen } from './seen-episodes.ts';

const SEASON = aSeason(2, 6);
/** It was out on this day. */
const OUT = '2020-05-05';
const seen = (said: Omit<ShowSeen, 'today'>, season = SEASON, air_date = OUT): SeenState =>
  episodeSeen({ ...said, today: TODAY }, season, anEpisode({ episode_number: 3, air_date }));
const show = { seasons: { 2: '3@20614' } };

describe('whether an episode was seen (product.md, Shows: seen)', () => {
  it.each<[string, Omit<ShowSeen, 'today'>, SeenState]>([
    ['nothing was said', {}, undefined],
    ['it is ticked', { show }, 20_614],
    ['it is ticked for some time', { show: { seasons: { 2: '1-5' } } }, null],
    ['another one is ticked', { show: { seasons: { 2: '4', 1: '3' } } }, undefined],
    ['its show is marked on that day', { mark: { seenAt: OUT } }, dayNumber(OUT)],
    ['its show is marked later', { mark: { seenAt: '2021-01-01' } }, dayNumber('2021-01-01')],
    ['its show is marked before it was out', { mark: { seenAt: '2020-05-04' } }, undefined],
    ['its show was seen some time', { mark: { seenAt: null } }, null],
    ['its show has a mark without that', { mark: {} }, undefined],
    ['both say so: the tick counts', { show, mark: { seenAt: null } }, 20_614],
  ])('where %s', (_, said, state) => expect(seen(said)).toBe(state));

  it('is not said by the mark of what is not out, or has no day, or is a special (product.md, Shows: specials)', () => {
    const mark = { seenAt: null };
    expect(seen({ mark }, SEASON, '2026-11-27')).toBeUndefined();
    expect(seen({ mark }, SEASON, '')).toBeUndefined();
    expect(seen({ mark }, aSeason(0, 6))).toBeUndefined();
    expect(seen({ mark: { seenAt: '2027-06-01' } }, SEASON, '2027-01-01')).toBeUndefined();
  });
});

it('a show with ticks alone is not hidden as seen, one with the mark is (product.md, Shows: seen)', () => {
  const title = { id: 1, media_type: 'tv' as const };
  const leavesOut = (mark?: { seenAt: null }, isAgain = false) =>
    isLeftOut(title, ['seen'], { markOf: () => mark, isListed: () => false, isWatchedAgain: () => isAgain });
  expect([leavesOut(), leavesOut({ seenAt: null }), leavesOut({ seenAt: null }, true)]).toEqual([false, true, false]);
});
