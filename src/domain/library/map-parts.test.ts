import { describe, expect, it } from 'vitest';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { apply } from './apply.ts';
import { NO_REMAINDER } from './bundle.ts';
import { countsOf } from './counts-of.ts';
import { containsLibrary, hasOwn, missingActions } from './library-difference.ts';
import { EMPTY_LIBRARY, type Library, type LibraryPart } from './library.ts';
import { PART_NAMES } from './map-parts.ts';

const contents = (library: Library) => ({ library, remainder: NO_REMAINDER });
/** They change by themselves. */
const NO_OWN: readonly LibraryPart[] = ['viewingHistory'];
const UNCOUNTED: readonly LibraryPart[] = ['username'];

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
    // A theme is there always, and stays.
    const { theme } = part === 'preferences' ? EMPTY_LIBRARY.preferences : FULL_LIBRARY.preferences;
    expect(merged).toEqual({ ...FULL_LIBRARY, preferences: { ...FULL_LIBRARY.preferences, theme } });
  });

  it('are missed in a library without them', () => {
    expect(containsLibrary(contents(without), contents(FULL_LIBRARY))).toBe(false);
    expect(containsLibrary(contents(FULL_LIBRARY), contents(without))).toBe(true);
  });

  it('are something of its own', () => {
    expect(hasOwn(contents(FULL_LIBRARY), contents(without))).toBe(!isIn(NO_OWN));
    expect(hasOwn(contents(without), contents(FULL_LIBRARY))).toBe(false);
  });

  it('are counted', () => {
    const isCounted = JSON.stringify(countsOf(without)) !== JSON.stringify(countsOf(FULL_LIBRARY));
    expect(isCounted).toBe(!isIn(UNCOUNTED));
  });
});
