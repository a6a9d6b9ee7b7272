import { describe, expect, it } from 'vitest';
import { aChange } from '#fixtures/library/a-change.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { apply, batch, inverse } from '../apply.ts';
import { NO_REMAINDER, type Remainder } from '../bundle.ts';
import type { LibraryAction } from '../library-change.ts';
import { missingFrom } from '../library-difference.ts';
import { EMPTY_LIBRARY, type Library } from '../library.ts';
import { adding, hasReplaced, remainderAfter, replacing } from './parts-replaced.ts';

/** What a later release has besides: a part of the library, and one of the preferences. */
const LATER = { ...FULL_LIBRARY, diary: [1], preferences: { ...FULL_LIBRARY.preferences, density: 'wide' } } as Library;
const diary = (...days: readonly unknown[]): Remainder => ({ fields: { diary: days }, items: {} });
const whole = replacing({ library: EMPTY_LIBRARY, remainder: NO_REMAINDER }, NO_REMAINDER);

describe('replaced parts', () => {
  it('are those that are named: all else is the very same', () => {
    const action: LibraryAction = { kind: 'parts-replaced', parts: { marks: [], username: null } };
    expect(apply(FULL_LIBRARY, action)).toEqual({ ...FULL_LIBRARY, marks: [], username: null });
    expect(apply(FULL_LIBRARY, action).episodes).toBe(FULL_LIBRARY.episodes);
    expect(inverse(FULL_LIBRARY, action)).toEqual({
      kind: 'parts-replaced',
      parts: { marks: FULL_LIBRARY.marks, username: 'Ada' },
    });
  });

  it('make one library of another, but for what only another release knows', () => {
    const { theme, preferredGenres } = EMPTY_LIBRARY.preferences;
    expect(apply(LATER, whole)).toEqual({
      ...EMPTY_LIBRARY,
      diary: [1],
      preferences: { theme, preferredGenres, density: 'wide' },
    });
  });

  it.each([FULL_LIBRARY, EMPTY_LIBRARY, LATER])('are brought back by the change that names the same', (library) => {
    expect(apply(apply(library, whole), inverse(library, whole))).toEqual(library);
  });

  it('are told of wherever they are in a batch; what is only added replaces nothing', () => {
    expect(hasReplaced(batch([batch([whole])]))).toBe(true);
    expect(hasReplaced({ kind: 'parts-replaced', parts: {}, preferences: { set: {}, clear: ['hides'] } })).toBe(true);
    expect(hasReplaced(batch([adding(diary(1)), { kind: 'theme-set', theme: 'light' }]))).toBe(false);
  });
});

describe('what this release does not know of a library', () => {
  it('is what there was, and what changes have added, the later first', () => {
    const changes = [adding(diary(2)), batch([{ kind: 'theme-set', theme: 'light' }, adding(diary(3, 1))])];
    const made = changes.map((action, at) => ({ ...aChange(`${at}`), action }));
    expect(remainderAfter(diary(1), made)).toEqual(diary(3, 1, 2));
  });

  it('is missing from another as long as that lacks something of it', () => {
    const own = { library: EMPTY_LIBRARY, remainder: diary(1) };
    expect(missingFrom(own, { ...own, remainder: diary(2) })).toEqual([adding(diary(1, 2))]);
    expect(missingFrom(own, { ...own, remainder: diary(1) })).toEqual([]);
    expect(
      missingFrom(
        { ...own, remainder: { fields: { a: 1 }, items: {} } },
        { ...own, remainder: { fields: { a: 2 }, items: {} } },
      ),
    ).toEqual([]);
  });
});
