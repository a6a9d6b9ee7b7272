import { seenBetween, toShowFacts, type WatchedShow } from '../../shows/watched-show.ts';
import { collectionKey, type Collection } from '../collection.ts';
import type { Library } from '../library.ts';
import type { MarkedTitle } from '../marks/mark.ts';
import { type SavedListName, SAVED_LIST_NAMES } from '../saved-lists.ts';
import type { SavedTitle, StoredTitle, ViewedTitle } from '../saved-title.ts';
import type { TitlePlace } from './titles-refreshed.ts';

/** A title as one place of the library has it. */
export interface KeptTitle {
  readonly place: TitlePlace;
  readonly title: StoredTitle;
  /** When the provider said what is kept of it. Empty where nothing tells; so is the next. */
  readonly asOf: string;
  /** When the visitor last had to do with it. */
  readonly touchedAt: string;
}

// Lists of thousands go through here in one go: no texts or lists are made of each title.
const keptSince = (place: TitlePlace, title: StoredTitle, time = ''): KeptTitle => ({
  place,
  title,
  asOf: title.checkedAt ?? time,
  touchedAt: time,
});

const added = (list: SavedListName, titles: readonly SavedTitle[]) => {
  const place = { list };
  return titles.map((title) => keptSince(place, title, title.addedAt));
};

const viewed = (titles: readonly ViewedTitle[]) =>
  titles.map((title) => keptSince({ list: 'viewingHistory' }, title, title.viewedAt));

/** A title may have been seen long before it was marked: then it only seems to be old. */
const keptSinceMark = (title: MarkedTitle): KeptTitle => {
  const { hiddenAt = '' } = title;
  const seenAt = title.seenAt ?? '';
  const [first, last] = seenAt < hiddenAt ? [seenAt, hiddenAt] : [hiddenAt, seenAt];
  return { place: { list: 'marks' }, title, asOf: title.checkedAt ?? (first || last), touchedAt: last };
};

/** What the episodes keep of a show was said when its first one was ticked: that may have been long after it was seen. */
const keptSinceEpisode = (show: WatchedShow): KeptTitle => {
  const [first, last] = seenBetween(show);
  const title: StoredTitle = { ...toShowFacts(show), media_type: 'tv' };
  return { place: { list: 'episodes' }, title, asOf: title.checkedAt ?? first, touchedAt: last };
};

const collected = (collection: Collection) => {
  const place = { collectionId: collectionKey(collection) };
  return collection.movies.map((title) => keptSince(place, title, collection.createdAt));
};

/** By the rule it is a movie, but it was saved as a show: the provider would speak of another title. */
const isDoubtful = ({ title: { media_type, title, name } }: KeptTitle): boolean =>
  media_type === undefined && title === undefined && name !== undefined;

/** The titles of all lists, each in every place that has it (product.md, Freshness: lists). */
export const keptTitles = (library: Library): readonly KeptTitle[] =>
  [
    ...SAVED_LIST_NAMES.flatMap((list) => added(list, library[list])),
    ...viewed(library.viewingHistory),
    ...library.marks.map(keptSinceMark),
    ...library.collections.flatMap(collected),
    ...library.episodes.map(keptSinceEpisode),
  ].filter((kept) => !isDoubtful(kept));
