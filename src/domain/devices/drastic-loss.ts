import { countsAdded, countsOf } from '../library/counts-of.ts';
import type { Library } from '../library/library.ts';
import type { LibraryCounts } from '../library/parts/part.ts';

/** Merging would take away most of what this device has, or this device has lost most of what it shared: the visitor decides. */
export interface DrasticQuestion {
  /** 'remove-here': others have removed them. 'remove-there': they are gone from this device's lists. */
  readonly kind: 'remove-here' | 'remove-there';
  readonly counts: LibraryCounts;
}

/** Fewer are no reason to ask. */
export const FEWEST_LOST = 10;

const titlesIn = ({ watchlist = 0, favorites = 0, movies = 0, marks = 0 }: LibraryCounts): number =>
  watchlist + favorites + movies + marks;

/**
 * What `library` has and `after` has not, where that is most of it: more than half of the titles, and at least `fewest`.
 * Undefined where it is less (product.md, Devices: drastic).
 */
export const drasticLoss = (
  library: Library,
  after: Library,
  fewest: number = FEWEST_LOST,
): LibraryCounts | undefined => {
  const lost = countsAdded(after, library);
  const titles = titlesIn(lost);
  return titles >= fewest && titles * 2 > titlesIn(countsOf(library)) ? lost : undefined;
};

/** Whether there is no title in it. */
export const hasNoTitles = (library: Library): boolean => titlesIn(countsOf(library)) === 0;
