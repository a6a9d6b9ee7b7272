import { dayOf } from '../days/calendar-day.ts';
import { dayNumber, dayOfTime } from '../days/day-of-time.ts';
import { collectionKey } from '../library/collection.ts';
import type { TitleFacts } from '../library/filters/title-facts.ts';
import type { SavedListName } from '../library/library-change.ts';
import type { Library } from '../library/library.ts';
import { isHidden, isSeen, type Mark, type MarkedTitle } from '../library/marks/mark.ts';
import type { SavedFilter } from '../library/saved-list-view.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { mediaTypeOf, titleKey, type TitleKey } from '../title.ts';

/** A list that is not the visitor's own. */
interface PickList {
  /** Of some only the id may be known. */
  readonly titles: readonly StoredTitle[];
}

/** The list that a title is picked from. */
export type PickSource = SavedListName | 'seen' | `collection:${string}` | PickList;

/** What a picked title is to be like (product.md, Pick: filters). Undefined means any. */
export interface PickChoice {
  readonly type: SavedFilter;
  readonly genreId?: number | undefined;
  /** In minutes. */
  readonly runtimeMax?: number | undefined;
  /** 1 to 10. */
  readonly ratingMin?: number | undefined;
  /** One of these: those that are known to be on the visitor's services. */
  readonly among?: ReadonlySet<TitleKey> | undefined;
}

/** What the lists do not say of every title. */
export interface PickFacts {
  readonly genreIds: readonly number[];
  /** In minutes. */
  readonly runtime?: number | undefined;
  /** As the provider knows it; absent where it knows it no more. */
  readonly title?: StoredTitle;
}

export interface PickCandidate {
  readonly title: StoredTitle;
  /** The visitor's own, else the provider's; undefined where there is neither. */
  readonly rating: number | undefined;
  /** Since it was added, or seen. */
  readonly waitingDays: number;
}

/** Longer waits count for no more: a title of years ago is not to come every time. */
const WAITING_DAYS_MAX = 365;
/** So many days of waiting count as much as having been added today. */
const WAITING_DAYS = 30;
const UNKNOWN_RATING = 5;

/** How many of the last picks are not picked again (product.md, Pick: repeats). */
export const RECENT_PICKS = 5;

const waitingDays = (since: string | null | undefined, now: Date): number => {
  if (since === null) return WAITING_DAYS_MAX;
  const days = dayNumber(dayOf(now)) - dayNumber(dayOfTime(since ?? ''));
  return Math.min(Math.max(Number.isNaN(days) ? 0 : days, 0), WAITING_DAYS_MAX);
};

interface Listed {
  readonly title: StoredTitle;
  readonly since?: string | null | undefined;
}

const listedIn = ({ marks, collections, ...library }: Library, source: PickSource): readonly Listed[] => {
  if (typeof source === 'object') return source.titles.map((title) => ({ title }));
  if (source === 'seen') return marks.filter((mark) => isSeen(mark)).map((title) => ({ title, since: title.seenAt }));
  if (source === 'watchlist' || source === 'favorites')
    return library[source].map((title) => ({ title, since: title.addedAt }));
  const collection = collections.find((each) => `collection:${collectionKey(each)}` === source);
  return collection?.movies.map((title) => ({ title })) ?? [];
};

const ratingOf = ({ vote_average }: StoredTitle, mark?: Mark): number | undefined =>
  mark?.rating ?? (vote_average || undefined);

/** The titles of a list that may be picked: never a hidden one, and a seen one only on /seen (product.md, Pick: titles). */
export const pickCandidatesOf = (library: Library, source: PickSource, now: Date): readonly PickCandidate[] => {
  const marks = new Map<TitleKey, MarkedTitle>(library.marks.map((title) => [titleKey(title), title]));
  return listedIn(library, source).flatMap(({ title, since }) => {
    const mark = marks.get(titleKey(title));
    if (mark && (isHidden(mark) || (source !== 'seen' && isSeen(mark)))) return [];
    return [{ title, rating: ratingOf(title, mark), waitingDays: waitingDays(since, now) }];
  });
};

/** Whether no more is known of a title than that it is on the list. */
const isBare = ({ title, name }: StoredTitle): boolean => title === undefined && name === undefined;

/** Those that are like what the list itself says of them, or may be. */
export const matchingCandidates = (
  candidates: readonly PickCandidate[],
  { type, ratingMin, among }: PickChoice,
): readonly PickCandidate[] =>
  candidates.filter(
    ({ title, rating }) =>
      (type === 'all' || mediaTypeOf(title) === type) &&
      (among === undefined || among.has(titleKey(title))) &&
      (ratingMin === undefined || (rating === undefined && isBare(title)) || (rating ?? 0) >= ratingMin),
  );

/** Whether a choice asks for what lists do not keep of every title. */
export const asksFacts = ({ genreId, runtimeMax }: PickChoice): boolean =>
  genreId !== undefined || runtimeMax !== undefined;

/** Whether more must be known of a candidate than its list says, before it may be picked. */
export const needsFacts = ({ title }: PickCandidate, choice: PickChoice): boolean => asksFacts(choice) || isBare(title);

/** What is known of a title, where that is enough for a choice; undefined where the provider must be asked. */
export const pickFactsOf = (
  title: StoredTitle,
  { genreIds, runtime }: TitleFacts,
  { genreId, runtimeMax }: PickChoice,
): PickFacts | undefined => {
  const isEnough =
    !isBare(title) &&
    (genreId === undefined || genreIds !== undefined) &&
    (runtimeMax === undefined || runtime !== undefined);
  return isEnough ? { genreIds: genreIds ?? [], runtime: runtime ?? undefined } : undefined;
};

/** The candidate with what the provider knows of its title, where the list has the id alone. */
export const withFacts = (candidate: PickCandidate, { title }: PickFacts): PickCandidate =>
  title && isBare(candidate.title) ? { ...candidate, title, rating: candidate.rating ?? ratingOf(title) } : candidate;

/** Whether a candidate is like the choice, by what the provider knows of it. */
export const matchesFacts = (candidate: PickCandidate, facts: PickFacts, choice: PickChoice): boolean => {
  const { genreId, runtimeMax } = choice;
  const known = withFacts(candidate, facts);
  return (
    !isBare(known.title) &&
    matchingCandidates([known], choice).length > 0 &&
    (genreId === undefined || facts.genreIds.includes(genreId)) &&
    (runtimeMax === undefined || (facts.runtime !== undefined && facts.runtime <= runtimeMax))
  );
};

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
const weightOf = ({ rating = UNKNOWN_RATING, waitingDays: days }: PickCandidate): number =>
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
