import { lazy } from '../lazy.ts';
import { mediaTypeOf, releaseDateOf, titleName, type MediaType } from '../title.ts';
import type { SavedTitle, StoredTitle } from './saved-title.ts';

export type SavedFilter = 'all' | MediaType;
export type SavedSort = 'addedAt' | 'title' | 'rating' | 'releaseDate';

/** How a saved list is looked at. */
export interface SavedListView {
  readonly filter: SavedFilter;
  readonly sort: SavedSort;
  readonly isAscending: boolean;
}

/** Everything, the newest first (product.md, Lists: sort). */
export const DEFAULT_VIEW: SavedListView = { filter: 'all', sort: 'addedAt', isAscending: false };

const collator = lazy(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }));
/** As people order names, in their language. */
export const byName = (a: StoredTitle, b: StoredTitle): number => collator().compare(titleName(a), titleName(b));

type Compare = (a: SavedTitle, b: SavedTitle) => number;

const byText =
  (textOf: (saved: SavedTitle) => string): Compare =>
  (a, b) => {
    const [left, right] = [textOf(a), textOf(b)];
    return left < right ? -1 : left > right ? 1 : 0;
  };

const ASCENDING: Readonly<Record<SavedSort, Compare>> = {
  // ISO times and dates sort as text; what has none comes first.
  addedAt: byText(({ addedAt }) => addedAt),
  title: byName,
  rating: (a, b) => (a.vote_average ?? 0) - (b.vote_average ?? 0),
  releaseDate: byText((saved) => releaseDateOf(saved) ?? ''),
};

/** The titles to show, in order; equal ones stay in the order of the list (product.md, Lists: sort). */
export const viewSavedList = (list: readonly SavedTitle[], view: SavedListView): readonly SavedTitle[] => {
  const { filter, sort, isAscending } = view;
  const shown = filter === 'all' ? list : list.filter((saved) => mediaTypeOf(saved) === filter);
  const compare = ASCENDING[sort];
  return shown.toSorted(isAscending ? compare : (a, b) => compare(b, a));
};
