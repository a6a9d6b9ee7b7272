import type { LanguageTag } from '../languages/language-tag.ts';
import { isSeen, type MarkedTitle } from '../library/marks/mark.ts';
import { seenDayOf } from '../library/marks/seen-day.ts';
import { byName, type SavedFilter } from '../library/saved-list-view.ts';
import { mediaTypeOf } from '../title.ts';

export type SeenOnly = 'all' | 'rated' | 'noted';
export type SeenSort = 'seenAt' | 'rating' | 'title';

/** How what was seen and rated is looked at. */
export interface SeenView {
  readonly filter: SavedFilter;
  readonly only: SeenOnly;
  readonly sort: SeenSort;
  readonly isAscending: boolean;
  /** As that of a saved list. */
  readonly language?: LanguageTag | undefined;
}

/** Everything, what was seen last first (product.md, Diary: sort). */
export const DEFAULT_SEEN_VIEW: SeenView = { filter: 'all', only: 'all', sort: 'seenAt', isAscending: false };

type Compare = (a: MarkedTitle, b: MarkedTitle) => number;

const INDEX_DIGITS = 8;

/**
 * Sorts as text: by day, and what was marked last on one day comes last. Times of former releases tell the order within their day.
 * What was seen on an unknown day, or not at all, comes first.
 */
const seenOrder = ({ seenAt }: MarkedTitle, index: number): string => {
  const day = seenDayOf(seenAt);
  return day && (day === seenAt ? `${day}~${String(index).padStart(INDEX_DIGITS, '0')}` : `${day} ${seenAt}`);
};

const bySeenDay = (titles: readonly MarkedTitle[]): Compare => {
  const orders = new Map(titles.map((title, index) => [title, seenOrder(title, index)]));
  const orderOf = (title: MarkedTitle): string => orders.get(title) ?? '';
  return (a, b) => (orderOf(a) < orderOf(b) ? -1 : orderOf(a) > orderOf(b) ? 1 : 0);
};

const ASCENDING: {
  readonly [Sort in SeenSort]: (titles: readonly MarkedTitle[], language: LanguageTag | undefined) => Compare;
} = {
  seenAt: bySeenDay,
  rating: () => (a, b) => (a.rating ?? 0) - (b.rating ?? 0),
  title: (_, language) => byName(language),
};

const ONLY: Readonly<Record<SeenOnly, (title: MarkedTitle) => boolean>> = {
  all: () => true,
  rated: ({ rating }) => rating !== undefined,
  noted: ({ note }) => note !== undefined,
};

/** The marked titles that are seen, rated or noted: those that are only hidden have a place of their own. */
export const seenAmong = (marks: readonly MarkedTitle[]): readonly MarkedTitle[] =>
  marks.filter((title) => isSeen(title) || title.rating !== undefined || title.note !== undefined);

/** The titles to show, in order; equal ones stay in the order of the marks (product.md, Diary: sort). */
export const viewSeen = (titles: readonly MarkedTitle[], view: SeenView): readonly MarkedTitle[] => {
  const { filter, only, sort, isAscending, language } = view;
  const compare = ASCENDING[sort](titles, language);
  return titles
    .filter((title) => ONLY[only](title) && (filter === 'all' || mediaTypeOf(title) === filter))
    .toSorted(isAscending ? compare : (a, b) => compare(b, a));
};
