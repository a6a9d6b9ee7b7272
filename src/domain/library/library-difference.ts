import type { Contents } from './bundle.ts';
import type { LibraryAction } from './library-change.ts';
import type { Library } from './library.ts';
import { mapParts } from './map-parts.ts';
import { mergeRemainders, remainderDifference } from './merge-remainders.ts';
import { joinDifferences, type Difference } from './parts/part.ts';
import { adding } from './parts/parts-replaced.ts';

const partsDifference = (own: Library, other: Library): Difference =>
  joinDifferences(mapParts(({ difference }, name) => difference(own[name], other[name])));

/** What another library has beyond one's own, what this release does not know of it too: all else here is said by this. */
const differenceOf = (own: Contents, other: Contents): Difference => {
  const { isMissing, hasOwn } = remainderDifference(own.remainder, other.remainder);
  const added = isMissing ? [adding(mergeRemainders(own.remainder, other.remainder))] : [];
  return joinDifferences([partsDifference(own.library, other.library), { missing: added, hasOwn }]);
};

/**
 * The actions that bring into `library` what `other` has and it lacks. What both have said stays as it is in `library`, and nothing is
 * removed (product.md, Your data: merge).
 */
export const missingActions = (library: Library, other: Library): readonly LibraryAction[] =>
  partsDifference(library, other).missing;

/** The same, with what this release does not know of them. */
export const missingFrom = (own: Contents, other: Contents): readonly LibraryAction[] =>
  differenceOf(own, other).missing;

/** Whether nothing that another has is missing. Where both have said something, that may be another thing: `hasOwn` tells. */
export const containsLibrary = (own: Contents, other: Contents): boolean => missingFrom(own, other).length === 0;

/**
 * Whether there is something in `other` that a visitor made, or another release wrote, and that is not in `own` as it is there: such a
 * library must not go (product.md, Saving: copies). Views and the theme do not count: they change by themselves, or with a click. Nor does
 * what the provider says of a title, as long as something is known of it.
 */
export const hasOwn = (other: Contents, own: Contents): boolean => differenceOf(own, other).hasOwn;
