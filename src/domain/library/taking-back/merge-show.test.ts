import { describe, expect, it } from 'vitest';
import type { WatchedShow } from '../../shows/watched-show.ts';
import { SHOW_RULES } from './merge-show.ts';

const AT = '2026-11-20T12:00:00.000Z';
const show = (seasons: WatchedShow['seasons'], more: Partial<WatchedShow> = {}): WatchedShow => ({
  id: 1396,
  name: 'Nine Dials',
  seasons,
  ...more,
});
const { merge } = SHOW_RULES;
type Shows = readonly [before: WatchedShow | undefined, after: WatchedShow | undefined, now: WatchedShow | undefined];
const merged = ([before, after, now]: Shows) => merge({ before, after, now });

describe('the episodes of a show, once an act is taken back (product.md, Lists: late undo)', () => {
  it.each<[string, Shows, WatchedShow | undefined]>([
    ['are those of before', [show({ 1: '1' }), show({ 1: '1-3' }), show({ 1: '1-3' })], show({ 1: '1' })],
    [
      'are back where the act cleared them',
      [show({ 1: '1-3@20700' }), show({ 1: '2@20700' }), show({ 1: '2@20700' })],
      show({ 1: '1-3@20700' }),
    ],
    [
      'stay where they were ticked since',
      [show({ 1: '1' }), show({ 1: '1-2' }), show({ 1: '1-5' })],
      show({ 1: '1,3-5' }),
    ],
    [
      'stay as they are where their day was changed since',
      [show({ 1: '1' }), show({ 1: '1-2' }), show({ 1: '1,2@20700' })],
      show({ 1: '1,2@20700' }),
    ],
    [
      'stay where the act did nothing to their season',
      [show({ 1: '1' }), show({ 1: '1', 2: '4' }), show({ 1: '1-9', 2: '4' })],
      show({ 1: '1-9' }),
    ],
    ['keep what is in no run', [show({ 1: '1' }), show({ 1: '1-2' }), show({ 1: '1-3,x' })], show({ 1: '1,3,x' })],
    ['are none of a show that the act began', [undefined, show({ 1: '1' }), show({ 1: '1' })], undefined],
    [
      'are those that were ticked since of a show that the act began',
      [undefined, show({ 1: '1' }), show({ 1: '1-2' })],
      show({ 1: '2' }),
    ],
    ['are back with their show', [show({ 1: '1-2' }), undefined, undefined], show({ 1: '1-2' })],
    [
      'are back beside those that were ticked since',
      [show({ 1: '1-2' }), undefined, show({ 1: '7' })],
      show({ 1: '1-2,7' }),
    ],
    [
      'are followed again where the act ended it',
      [show({ 1: '1' }), show({ 1: '1' }, { stoppedAt: AT }), show({ 1: '1' }, { stoppedAt: AT })],
      show({ 1: '1' }),
    ],
    [
      'are not followed where that was ended since',
      [show({ 1: '1' }), show({ 1: '1-2' }), show({ 1: '1-2' }, { stoppedAt: AT })],
      show({ 1: '1' }, { stoppedAt: AT }),
    ],
    ['are of no show where all was cleared since', [show({ 1: '1' }), show({ 1: '1-2' }), undefined], undefined],
    [
      'are none where nothing else is said of a show but that it is not followed, and that is taken back',
      [undefined, show({}, { stoppedAt: AT }), show({}, { stoppedAt: AT })],
      undefined,
    ],
  ])('%s', (_, shows, expected) => {
    expect(merged(shows)).toEqual(expected);
  });

  it('are the very same show where the act did nothing to it, or it was done otherwise since', () => {
    const [one, now] = [show({ 1: '1' }), show({ 1: '1-9' })];
    expect(merged([one, one, now])).toBe(now);
    expect(merged([show({ 1: '1' }), show({ 1: '1' }), now])).toBe(now);
  });

  it('have the name that the provider has told of since', () => {
    const [before, after] = [show({ 1: '1' }), show({ 1: '1-2' })];
    expect(merged([before, after, { ...after, name: 'Ten Dials' }])).toEqual({ ...before, name: 'Ten Dials' });
    expect(merged([undefined, after, { ...show({ 1: '1-3' }), name: 'Ten Dials' }])).toEqual({
      ...show({ 1: '3' }),
      name: 'Ten Dials',
    });
  });
});
