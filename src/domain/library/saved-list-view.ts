import type { LanguageTag } from '../languages/language-tag.ts';
import { mediaTypeOf, releaseDateOf, titleName, type MediaType } from '../title.ts';
import type { SavedTitle, StoredTitle } from './saved-title.ts';

export type SavedFilter = 'all' | MediaType;
export type SavedSort = 'addedAt' | 'title' | 'rating' | 'releaseDate';

/** How a saved list is looked at. */
export interface SavedListView {
  readonly filter: SavedFilter;
  readonly sort: SavedSort;
  readonly isAscending: boolean;
  /** That of the titles, by which names are in order; English where none is chosen. */
  readonly language?: LanguageTag | undefined;
}

/** Everything, the newest first (product.md, Lists: sort). */
export const DEFAULT_VIEW: SavedListView = { filter: 'all', sort: 'addedAt', isAscending: false };

const collators = new Map<LanguageTag, Intl.Collator>();

/** Each takes some milliseconds on a phone: it is made once. */
const collatorOf = (language: LanguageTag): Intl.Collator => {
  const known = collators.get(language);
  if (known) return known;
  const made = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  collators.set(language, made);
  return made;
};

/** As people order names in a language (product.md, Titles in one’s language: order). */
export const byName = (language: LanguageTag = 'en'): ((a: StoredTitle, b: StoredTitle) => number) => {
  const { compare } = collatorOf(language);
  return (a, b) => compare(titleName(a), titleName(b));
};

type Compare = (a: SavedTitle, b: SavedTitle) => number;

const byText =
  (textOf: (saved: SavedTitle) => string): Compare =>
  (a, b) => {
    const [left, right] = [textOf(a), textOf(b)];
    return left < right ? -1 : left > right ? 1 : 0;
  };

const ASCENDING: Readonly<Record<SavedSort, (language: LanguageTag | undefined) => Compare>> = {
  // ISO times and dates sort as text; what has none comes first.
  addedAt: () => byText(({ addedAt }) => addedAt),
  title: byName,
  rating: () => (a, b) => (a.vote_average ?? 0) - (b.vote_average ?? 0),
  releaseDate: () => byText((saved) => releaseDateOf(saved) ?? ''),
};

/** The titles to show, in order; equal ones stay in the order of the list (product.md, Lists: sort). */
export const viewSavedList = (list: readonly SavedTitle[], view: SavedListView): readonly SavedTitle[] => {
  const { filter, sort, isAscending, language } = view;
  const shown = filter === 'all' ? list : list.filter((saved) => mediaTypeOf(saved) === filter);
  const compare = ASCENDING[sort](language);
  return shown.toSorted(isAscending ? compare : (a, b) => compare(b, a));
};
