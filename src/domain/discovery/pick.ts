import { collectionKey } from '../library/collection.ts';
import type { SavedListName } from '../library/library-change.ts';
import type { Library } from '../library/library.ts';
import { isHidden, isSeen, type Mark, type MarkedTitle } from '../library/mark.ts';
import type { SavedFilter } from '../library/saved-list-view.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { mediaTypeOf, titleKey, type TitleKey } from '../title.ts';

/** The list that a title is picked from. */
export type PickSource = SavedListName | 'seen' | `collection:${string}`;

/** What a picked title is to be like (product.md, Pick: filters). Undefined means any. */
export interface PickChoice {
  readonly type: SavedFilter;
  readonly genreId?: number | undefined;
  /** In minutes. */
  readonly runtimeMax?: number | undefined;
  /** 1 to 10. */
  readonly ratingMin?: number | undefined;
}

/** What the lists do not say of every title. */
export interface PickFacts {
  readonly genreIds: readonly number[];
  /** In minutes. */
  readonly runtime?: number | undefined;
}

export interface PickCandidate {
  readonly title: StoredTitle;
  /** The visitor's own, else the provider's; undefined where there is neither. */
  readonly rating: number | undefined;
  /** Since it was added, or seen. */
  readonly waitingDays: number;
}

const DAY_MS = 86_400_000;
/** Longer waits count for no more: a title of years ago is not to come every time. */
const WAITING_DAYS_MAX = 365;
/** So many days of waiting count as much as having been added today. */
const WAITING_DAYS = 30;
const UNKNOWN_RATING = 5;

/** How many of the last picks are not picked again (product.md, Pick: repeats). */
export const RECENT_PICKS = 5;

const waitingDays = (since: string | null | undefined, now: Date): number => {
  if (since === null) return WAITING_DAYS_MAX;
  const days = (now.getTime() - Date.parse(since ?? '')) / DAY_MS;
  return Math.min(Math.max(Number.isNaN(days) ? 0 : days, 0), WAITING_DAYS_MAX);
};

interface Listed {
  readonly title: StoredTitle;
  readonly since?: string | null | undefined;
}

const listedIn = ({ marks, collections, ...library }: Library, source: PickSource): readonly Listed[] => {
  if (source === 'seen') return marks.filter((mark) => isSeen(mark)).map((title) => ({ title, since: title.seenAt }));
  if (source === 'watchlist' || source === 'favorites')
    return library[source].map((title) => ({ title, since: title.addedAt }));
  const collection = collections.find((each) => `collection:${collectionKey(each)}` === source);
  return collection?.movies.map((title) => ({ title })) ?? [];
};

const ratingOf = ({ vote_average }: StoredTitle, mark: Mark | undefined): number | undefined =>
  mark?.rating ?? (vote_average || undefined);

/** The titles of a list that may be picked: never a hidden one, and a seen one only on /seen (product.md, Pick: titles). */
export const candidatesOf = (library: Library, source: PickSource, now: Date): readonly PickCandidate[] => {
  const marks = new Map<TitleKey, MarkedTitle>(library.marks.map((title) => [titleKey(title), title]));
  return listedIn(library, source).flatMap(({ title, since }) => {
    const mark = marks.get(titleKey(title));
    if (mark && (isHidden(mark) || (source !== 'seen' && isSeen(mark)))) return [];
    return [{ title, rating: ratingOf(title, mark), waitingDays: waitingDays(since, now) }];
  });
};

/** Those that are like what the list itself says of them. */
export const matchingCandidates = (
  candidates: readonly PickCandidate[],
  { type, ratingMin }: PickChoice,
): readonly PickCandidate[] =>
  candidates.filter(
    ({ title, rating }) =>
      (type === 'all' || mediaTypeOf(title) === type) && (ratingMin === undefined || (rating ?? 0) >= ratingMin),
  );

/** Whether the choice asks for what only the provider knows of most titles. */
export const needsFacts = ({ genreId, runtimeMax }: PickChoice): boolean =>
  genreId !== undefined || runtimeMax !== undefined;

export const matchesFacts = ({ genreIds, runtime }: PickFacts, { genreId, runtimeMax }: PickChoice): boolean =>
  (genreId === undefined || genreIds.includes(genreId)) &&
  (runtimeMax === undefined || (runtime !== undefined && runtime <= runtimeMax));

/** Without the last five, or without as many of them as leave one to pick (product.md, Pick: repeats). */
export const withoutRecent = (
  candidates: readonly PickCandidate[],
  recent: readonly TitleKey[],
): readonly PickCandidate[] => {
  const among = new Set(candidates.map(({ title }) => titleKey(title)));
  const last = recent.filter((key) => among.has(key)).slice(0, Math.min(RECENT_PICKS, among.size - 1));
  const excluded = new Set(last);
  return candidates.filter(({ title }) => !excluded.has(titleKey(title)));
};

/** How much likelier a title is than another (product.md, Pick: weight). */
export const weightOf = ({ rating = UNKNOWN_RATING, waitingDays: days }: PickCandidate): number =>
  Math.max(rating, 1) * (1 + days / WAITING_DAYS);

/**
 * The candidates in the order in which they are drawn, none twice: the first is each one with a probability of its weight
 * (Efraimidis and Spirakis, 2006).
 * @param random 0 or more, less than 1
 */
export const drawOrder = (candidates: readonly PickCandidate[], random: () => number): readonly PickCandidate[] =>
  candidates
    .map((candidate) => ({ candidate, key: Math.log(1 - random()) / weightOf(candidate) }))
    .toSorted((a, b) => b.key - a.key)
    .map(({ candidate }) => candidate);
