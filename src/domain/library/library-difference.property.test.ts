import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { aChange } from '#fixtures/library/a-change.ts';
import { arbitraryContents } from '#fixtures/library/arbitrary-contents.ts';
import { containsLibrary } from '#fixtures/library/contains-library.ts';
import { saidIn } from '#fixtures/library/said-in.ts';
import { formatLibraryCounts } from '../format/format-library-counts.ts';
import { apply } from './apply.ts';
import type { Contents } from './bundle.ts';
import { countsMissing } from './counts-of.ts';
import type { LibraryAction } from './library-change.ts';
import { hasOwn, missingFrom } from './library-difference.ts';
import type { Library } from './library.ts';
import { remainderAfter } from './parts/parts-replaced.ts';

const RUNS = runs(400);

/** A library after actions, each a change of its own. */
const applied = ({ library, remainder }: Contents, actions: readonly LibraryAction[]): Contents => ({
  library: actions.reduce<Library>(apply, library),
  remainder: remainderAfter(
    remainder,
    actions.map((action, at) => ({ ...aChange(`${at}`), action })),
  ),
});
const merged = (own: Contents, other: Contents): Contents => applied(own, missingFrom(own, other));

/** Two that have much in common: one is the other with what a third has. */
const alike = fc
  .tuple(arbitraryContents, arbitraryContents, arbitraryContents)
  .map(([one, other, third]): readonly [Contents, Contents] => [
    { ...one, library: { ...one.library, collections: other.library.collections, marks: third.library.marks } },
    { ...other, remainder: third.remainder },
  ]);
const two = fc.oneof(fc.tuple(arbitraryContents, arbitraryContents), alike);

describe('what a library has that another lacks (product.md, Your data: merge)', () => {
  it('is nothing once it was brought in: whatever is missing can be, at once', () => {
    fc.assert(
      fc.property(two, ([own, other]) => {
        expect(missingFrom(merged(own, other), other)).toEqual([]);
        expect(containsLibrary(merged(own, other), other)).toBe(true);
      }),
      RUNS,
    );
  });

  it('is nothing exactly where the one contains the other', () => {
    fc.assert(
      fc.property(two, ([own, other]) => {
        expect(containsLibrary(own, other)).toBe(missingFrom(own, other).length === 0);
        expect(containsLibrary(own, own)).toBe(true);
        expect(hasOwn(own, own)).toBe(false);
      }),
      RUNS,
    );
  });

  it('is told in words whenever it is something (product.md, Your data: missing)', () => {
    fc.assert(
      fc.property(two, ([own, other]) => {
        const told = formatLibraryCounts(countsMissing(own.library, missingFrom(own, other)));
        expect(told === undefined).toBe(containsLibrary(own, other));
      }),
      RUNS,
    );
  });

  it('is all that is said there and of which nothing is said here', () => {
    fc.assert(
      fc.property(two, ([own, other]) => {
        const both = saidIn(merged(own, other));
        const lost = [...saidIn(other).keys()].filter((place) => !place.startsWith('?') && !both.has(place));
        // Of a field that another release knows, one says a list and one does not: the own one counts.
        expect(lost.filter((place) => !place.startsWith('diary'))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('takes nothing away and overwrites nothing that is said here, when it is brought in', () => {
    fc.assert(
      fc.property(two, ([own, other]) => {
        const after = merged(own, other);
        const said = saidIn(after);
        expect([...saidIn(own)].filter(([place, value]) => said.get(place) !== value)).toEqual([]);
        expect(hasOwn(own, after)).toBe(false);
        const views = new Set(after.library.viewingHistory);
        expect(own.library.viewingHistory.filter((view) => !views.has(view))).toEqual([]);
        expect(after.library.preferences.theme).toBe(own.library.preferences.theme);
      }),
      RUNS,
    );
  });

  it('is something of its own, as is all that is said there and not here; views alone are not (product.md, Saving: copies)', () => {
    fc.assert(
      fc.property(two, ([own, other]) => {
        const here = saidIn(own);
        const isMore = [...saidIn(other)].some(([place, value]) => here.get(place) !== value);
        // A field that another release knows counts though it is an empty list, of which nothing is said.
        const isKnown = (name: string) => Object.hasOwn(own.remainder.fields, name);
        const hasField = Object.keys(other.remainder.fields).some((name) => !isKnown(name));
        expect(hasOwn(other, own)).toBe(isMore || hasField);
      }),
      RUNS,
    );
  });
});
