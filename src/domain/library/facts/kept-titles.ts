import { collectionKey, type Collection } from '../collection.ts';
import type { Library } from '../library.ts';
import type { MarkedTitle } from '../mark.ts';
import type { SavedTitle, StoredTitle, ViewedTitle } from '../saved-title.ts';
import type { TitlePlace } from './title-place.ts';

/** A title as one place of the library has it. */
export interface KeptTitle {
  readonly place: TitlePlace;
  readonly title: StoredTitle;
  /** When the provider said what is kept of it; undefined where nothing tells. */
  readonly asOf: string | undefined;
  /** When the visitor last had to do with it; empty where nothing tells. */
  readonly touchedAt: string;
}

const keptAt = (place: TitlePlace, title: StoredTitle, times: readonly (string | null | undefined)[]): KeptTitle => {
  const known = times.filter((time) => typeof time === 'string').toSorted();
  return { place, title, asOf: title.checkedAt ?? known[0], touchedAt: known.at(-1) ?? '' };
};

const added = (list: 'watchlist' | 'favorites', titles: readonly SavedTitle[]) =>
  titles.map((title) => keptAt({ list }, title, [title.addedAt]));

const viewed = (titles: readonly ViewedTitle[]) =>
  titles.map((title) => keptAt({ list: 'viewingHistory' }, title, [title.viewedAt]));

// A title may have been seen long before it was marked: then it only seems to be old.
const marked = (titles: readonly MarkedTitle[]) =>
  titles.map((title) => keptAt({ list: 'marks' }, title, [title.seenAt, title.hiddenAt]));

const collected = (collection: Collection) =>
  collection.movies.map((title) => keptAt({ collectionId: collectionKey(collection) }, title, [collection.createdAt]));

/** By the rule it is a movie, but it was saved as a show: the provider would speak of another title. */
const isDoubtful = ({ title: { media_type, title, name } }: KeptTitle): boolean =>
  media_type === undefined && title === undefined && name !== undefined;

/** The titles of all lists, each in every place that has it (product.md, Freshness: lists). */
export const keptTitles = ({
  watchlist,
  favorites,
  viewingHistory,
  marks,
  collections,
}: Library): readonly KeptTitle[] =>
  [
    ...added('watchlist', watchlist),
    ...added('favorites', favorites),
    ...viewed(viewingHistory),
    ...marked(marks),
    ...collections.flatMap(collected),
  ].filter((kept) => !isDoubtful(kept));
