import { describe, expect, it } from 'vitest';
import type { MarkedTitle } from './mark.ts';
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
  it('is what is seen, rated or noted (product.md, Seen and rated: titles)', () => {
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
  ])('%o is %o (product.md, Seen and rated: sort) (product.md, Seen and rated: filter)', (view, expected) => {
    expect(idsOf(view)).toEqual(expected);
  });
});
