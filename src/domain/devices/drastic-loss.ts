import { countsAdded, countsOf, titleCount } from '../library/counts-of.ts';
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

/** One season may be cleared without a question. */
const FEWEST_EPISODES = 100;

/**
 * What `library` has and `after` has not, where that is most of it: more than half of the titles, and at least `fewest`; or more than
 * half of the episodes, and at least 100.
 * Undefined where it is less (product.md, Devices: drastic).
 */
export const drasticLoss = (
  library: Library,
  after: Library,
  fewest: number = FEWEST_LOST,
): LibraryCounts | undefined => {
  const lost = countsAdded(after, library);
  const all = countsOf(library);
  const [titles, episodes] = [titleCount(lost), lost.episodes ?? 0];
  const areMost = titles >= fewest && titles * 2 > titleCount(all);
  const areMostEpisodes = episodes >= FEWEST_EPISODES && episodes * 2 > (all.episodes ?? 0);
  return areMost || areMostEpisodes ? lost : undefined;
};

/** Whether there is no title in it, and no episode. */
export const hasNoTitles = (library: Library): boolean => {
  const counts = countsOf(library);
  return titleCount(counts) + (counts.episodes ?? 0) === 0;
};
