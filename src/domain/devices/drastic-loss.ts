import { countsAdded, countsOf } from '../library/counts-of.ts';
import type { Library } from '../library/library.ts';
import type { LibraryCounts } from '../library/parts/part.ts';

const FEWEST = 10;

const titlesIn = ({ watchlist = 0, favorites = 0, movies = 0, marks = 0 }: LibraryCounts): number =>
  watchlist + favorites + movies + marks;

/**
 * What `library` has and `after` has not, where that is most of it: more than half of the titles, and at least ten. Undefined
 * where it is less (product.md, Devices: drastic).
 */
export const drasticLoss = (library: Library, after: Library): LibraryCounts | undefined => {
  const lost = countsAdded(after, library);
  const titles = titlesIn(lost);
  return titles >= FEWEST && titles * 2 > titlesIn(countsOf(library)) ? lost : undefined;
};
