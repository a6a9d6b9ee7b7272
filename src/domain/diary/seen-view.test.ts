import { describe, expect, it } from 'vitest';
import { inZone } from '#fixtures/clock/in-zone.ts';
import type { MarkedTitle } from '../library/marks/mark.ts';
import { DEFAULT_SEEN_VIEW, seenAmong, viewSeen, type SeenView } from './seen-view.ts';

const day = (date: number): string => `2026-11-${String(date).padStart(2, '0')}T12:00:00.000Z`;
const MARKS: readonly MarkedTitle[] = [
  { id: 1, media_type: 'movie', title: 'Alpha 10', seenAt: day(3), rating: 4 },
  { id: 2, media_type: 'tv', name: 'alpha 9', seenAt: null, note: 'Twice.' },
  { id: 3, media_type: 'movie', title: 'Beta', rating: 9 },
  { id: 4, media_type: 'movie', title: 'Gamma', seenAt: day(5), hiddenAt: day(6) },
  { id: 5, media_type: 'movie', title: 'Hidden', hiddenAt: day(6) },
];
const idsOf = (view: Partial<SeenView>) =>
  viewSeen(seenAmong(MARKS), { ...DEFAULT_SEEN_VIEW, ...view }).map(({ id }) => id);

describe('what is shown of the marks', () => {
  it('is what is seen, rated or noted (product.md, Diary: looks)', () => {
    expect(seenAmong(MARKS).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it.each<[Partial<SeenView>, readonly number[]]>([
    [{}, [4, 1, 2, 3]],
    [{ isAscending: true }, [2, 3, 1, 4]],
    [{ sort: 'rating' }, [3, 1, 2, 4]],
    [{ sort: 'title', isAscending: true }, [2, 1, 3, 4]],
    [{ filter: 'tv' }, [2]],
    [{ filter: 'movie', only: 'rated' }, [1, 3]],
    [{ only: 'noted' }, [2]],
  ])('%o is %o (product.md, Diary: sort) (product.md, Diary: filter)', (view, expected) => {
    expect(idsOf(view)).toEqual(expected);
  });

  it('by title is in the order of the language of titles (product.md, Titles in one’s language: order)', () => {
    const marks: readonly MarkedTitle[] = [
      { id: 1, title: 'Zebra', rating: 1 },
      { id: 2, title: 'Ärger', rating: 1 },
    ];
    const idsIn = (language: string) =>
      viewSeen(marks, { ...DEFAULT_SEEN_VIEW, sort: 'title', isAscending: true, language }).map(({ id }) => id);
    expect(idsIn('de-DE')).toEqual([2, 1]);
    expect(idsIn('sv-SE')).toEqual([1, 2]);
  });

  it('by day: what was marked last on a day is first, and times of former releases are sorted by their day here', () => {
    const marks: readonly MarkedTitle[] = [
      { id: 1, seenAt: '2026-11-05' },
      { id: 2, seenAt: '2026-11-06' },
      { id: 3, seenAt: '2026-11-05' },
      // The 6th in Kiritimati, the 5th in Honolulu.
      { id: 4, seenAt: '2026-11-05T23:00:00.000Z' },
      { id: 5, seenAt: 'soon' },
    ];
    const idsIn = (zone: string) => inZone(zone, () => viewSeen(marks, DEFAULT_SEEN_VIEW).map(({ id }) => id));
    expect(idsIn('Pacific/Kiritimati')).toEqual([2, 4, 3, 1, 5]);
    expect(idsIn('Pacific/Honolulu')).toEqual([2, 3, 1, 4, 5]);
  });
});
