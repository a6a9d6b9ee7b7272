import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSeason, TODAY } from '#fixtures/shows/a-season.ts';
import { known, summary, ticked, type Ticks } from '#fixtures/shows/what-is-known.ts';
import type { KnownShow } from './known-show.ts';
import { nextOfShow, showProgress } from './next-of-show.ts';

describe("'12 of 62' (product.md, Up next: progress) (product.md, Shows: counted)", () => {
  const airs = (season_number: number, episode_number: number) => ({
    airs: { season_number, episode_number, name: '', air_date: '2027-01-01' },
  });

  it.each<[string, KnownShow | undefined, Ticks, readonly [number, number] | undefined]>([
    ['of nothing', undefined, { 1: '1' }, undefined],
    ['of what is out', known([aSeason(1, 6), aSeason(2, 6, 2)]), { 1: '1-3' }, [3, 10]],
    ['of what was seen though it is not', known([aSeason(1, 6), aSeason(2, 6, 2)]), { 2: '6' }, [1, 11]],
    ['without specials', known([aSeason(0, 9), aSeason(1, 6)]), { 0: '1-3', 1: '1' }, [1, 6]],
    ['of seasons that were not asked for', known([aSeason(1, 6), summary(2, 8), summary(3, 8)]), { 1: '1' }, [1, 22]],
    ['of the one that is shown now', known([aSeason(1, 6), summary(2, 8)], airs(2, 4)), { 1: '1' }, [1, 9]],
    ['of one that has not begun', known([aSeason(1, 6), summary(2, 8, '2027-01-01')]), { 1: '1' }, [1, 6]],
    [
      'of a season with a next episode that is out today',
      known([summary(1, 6), summary(2, 8)], { airs: { ...airs(2, 4).airs, air_date: TODAY } }),
      { 1: '1' },
      [1, 10],
    ],
    [
      'of a season with a next episode without a day',
      known([summary(1, 6), summary(2, 8)], { airs: { season_number: 2, episode_number: 4, name: '' } }),
      { 1: '1' },
      [1, 9],
    ],
    ['of one that begins today', known([aSeason(1, 6), summary(2, 8, TODAY)]), { 1: '1' }, [1, 14]],
    ['of one behind that', known([aSeason(1, 6), summary(2, 8), summary(3, 8)], airs(2, 1)), { 1: '1' }, [1, 6]],
    ['of ticks without an end', known([summary(1, 6), aSeason(2, 6)]), { 1: '1-99999', 2: '1' }, [7, 12]],
    ['of a show without episodes', known([summary(1, 0)]), { 1: '1' }, undefined],
    ['of a show that is gone', known([], { isGone: true }), { 1: '1' }, undefined],
  ])('%s', (_, show, seasons, expected) => {
    const progress = showProgress(show, ticked(seasons));
    expect(progress && [progress.seen, progress.total]).toEqual(expected);
  });

  it('counts what the mark of the show counts, and is not known where that is not (product.md, Shows: seen)', () => {
    const mark = { seenAt: null };
    expect(showProgress(known([aSeason(1, 6), aSeason(2, 6, 2)]), ticked({}, { mark }))).toEqual({
      seen: 10,
      total: 10,
    });
    expect(showProgress(known([aSeason(1, 6), summary(2, 6)]), ticked({}, { mark }))).toEqual({ seen: 12, total: 12 });
    const someDay = ticked({}, { mark: { seenAt: '2015-06-01' } });
    expect(showProgress(known([aSeason(1, 6), summary(2, 6)]), someDay)).toBeUndefined();
    expect(showProgress(known([aSeason(1, 6), summary(2, 0)]), ticked({}, { mark }))).toEqual({ seen: 6, total: 6 });
    expect(showProgress(known([summary(1, 6)]), { today: TODAY })).toEqual({ seen: 0, total: 6 });
  });

  it('is never more than all, and next is never what was seen', () => {
    const runs = fc.array(fc.integer({ min: 0, max: 9 }).map(String)).map((numbers) => numbers.join(','));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('0', '1', '2', '3'), runs), (seasons) => {
        const show = known([aSeason(0, 2), aSeason(1, 6), aSeason(2, 6), summary(3, 8)]);
        const seen = ticked(seasons);
        const progress = showProgress(show, seen);
        expect(progress?.seen ?? 0).toBeLessThanOrEqual(progress?.total ?? 0);
        const now = nextOfShow(show, seen);
        if (now.status !== 'next') return;
        const { season, episode } = now.next;
        expect((seasons[season.season_number] ?? '').split(',')).not.toContain(String(episode.episode_number));
      }),
    );
  });
});
