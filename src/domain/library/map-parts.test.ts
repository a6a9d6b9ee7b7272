import { describe, expect, it } from 'vitest';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { apply } from './apply.ts';
import { NO_REMAINDER } from './bundle.ts';
import { containsLibrary } from './contains-library.ts';
import { countsOf } from './counts-of.ts';
import { EMPTY_LIBRARY, type Library, type LibraryPart } from './library.ts';
import { PART_NAMES } from './map-parts.ts';
import { missingActions } from './missing-actions.ts';

const bundle = (library: Library) => ({ library, remainder: NO_REMAINDER });
/** What the visitor has chosen here stays. */
const NEVER_BROUGHT_OVER: readonly LibraryPart[] = ['preferences'];
/** They change by themselves. */
const NEVER_MISSED: readonly LibraryPart[] = ['viewingHistory'];
const UNCOUNTED: readonly LibraryPart[] = ['preferences', 'username'];

it('the parts are all that an empty library has, in that order', () => {
  expect(PART_NAMES).toEqual(Object.keys(EMPTY_LIBRARY));
});

describe.each(PART_NAMES)('the %s', (part) => {
  const without: Library = { ...FULL_LIBRARY, [part]: EMPTY_LIBRARY[part] };
  const isIn = (parts: readonly LibraryPart[]) => parts.includes(part);

  it('have a sample that is not empty', () => {
    expect(FULL_LIBRARY[part]).not.toEqual(EMPTY_LIBRARY[part]);
  });

  it('are brought into a library without them (product.md, Saving: adoption)', () => {
    const merged = missingActions(without, FULL_LIBRARY).reduce(apply, without);
    expect(merged[part]).toEqual(isIn(NEVER_BROUGHT_OVER) ? without[part] : FULL_LIBRARY[part]);
  });

  it('are missed in a library without them', () => {
    expect(containsLibrary(bundle(without), bundle(FULL_LIBRARY))).toBe(isIn(NEVER_MISSED));
    expect(containsLibrary(bundle(FULL_LIBRARY), bundle(without))).toBe(true);
  });

  it('are counted', () => {
    const isCounted = JSON.stringify(countsOf(without)) !== JSON.stringify(countsOf(FULL_LIBRARY));
    expect(isCounted).toBe(!isIn(UNCOUNTED));
  });
});
