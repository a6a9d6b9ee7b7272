import { describe, expect, it } from 'vitest';
import { apply, inverse } from '../apply.ts';
import type { LibraryAction } from '../library-change.ts';
import { EMPTY_LIBRARY, type Library } from '../library.ts';
import type { Mark, MarkField } from '../marks/mark.ts';

const LOW_TIDE = { id: 7, media_type: 'movie', title: 'Low Tide' } as const;
const marked = (set: Mark, clear: readonly MarkField[] = []): LibraryAction => ({
  kind: 'title-marked',
  title: LOW_TIDE,
  set,
  clear,
});
const after = (...actions: readonly LibraryAction[]): Library => actions.reduce(apply, EMPTY_LIBRARY);

describe('a mark (product.md, Marks: mark)', () => {
  it('keeps what it said before of all that a change leaves out', () => {
    expect(after(marked({ rating: 8 }), marked({ seenAt: null }), marked({ note: 'Twice.' })).marks).toEqual([
      { ...LOW_TIDE, rating: 8, seenAt: null, note: 'Twice.' },
    ]);
  });

  it('is gone with the last that it said', () => {
    expect(after(marked({ rating: 8, note: 'a' }), marked({}, ['note'])).marks).toEqual([{ ...LOW_TIDE, rating: 8 }]);
    expect(after(marked({ rating: 8 }), marked({}, ['rating'])).marks).toEqual([]);
  });

  it('stays with what only a newer release knows of', () => {
    const library = { ...EMPTY_LIBRARY, marks: [{ ...LOW_TIDE, rating: 8, mood: 'calm' }] };
    expect(apply(library, marked({}, ['rating'])).marks).toEqual([{ ...LOW_TIDE, mood: 'calm' }]);
  });

  it('is gone with the last that it said, though its title was asked for again (product.md, Freshness: noted)', () => {
    const checked = { ...LOW_TIDE, checkedAt: '2026-06-02T10:00:00.000Z', goneAt: '2026-06-03T10:00:00.000Z' };
    const library = { ...EMPTY_LIBRARY, marks: [{ ...checked, rating: 8 }] };
    expect(apply(library, marked({}, ['rating'])).marks).toEqual([]);
    expect(apply(EMPTY_LIBRARY, inverse(library, marked({}, ['rating']))).marks).toEqual([{ ...checked, rating: 8 }]);
  });

  it('is undone alone: what was said later stays', () => {
    const undo = inverse(EMPTY_LIBRARY, marked({ rating: 8 }));
    expect(apply(after(marked({ rating: 8 }), marked({ note: 'Twice.' })), undo).marks).toEqual([
      { ...LOW_TIDE, note: 'Twice.' },
    ]);
  });

  it('of a title that has none is the same library where nothing is said', () => {
    expect(apply(EMPTY_LIBRARY, marked({}, ['rating']))).toBe(EMPTY_LIBRARY);
  });
});
