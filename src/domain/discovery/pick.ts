import { dayOf } from '../days/calendar-day.ts';
import { dayNumber, dayOfTime } from '../days/day-of-time.ts';
import type { Library } from '../library/library.ts';
import { isHidden, isSeen, type Mark, type MarkedTitle } from '../library/marks/mark.ts';
import type { SavedTitle, StoredTitle } from '../library/saved-title.ts';
import { watchedAgain } from '../shows/rounds.ts';
import { titleKey, type TitleKey } from '../title.ts';

/** What a title is picked from: what a screen shows. */
export interface PickSource {
  /** Those that are shown now. Of some only the id may be known. */
  readonly titlesOf: () => readonly StoredTitle[];
  /** Whether it may be one that was seen. */
  readonly isWithSeen?: boolean;
  /**
   * Asks what a title is of which the id alone is known; undefined where it could not be asked. Absent where more is known of all.
   * Never rejects.
   */
  readonly ask?: (title: StoredTitle) => Promise<StoredTitle | 'gone' | undefined>;
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

const ratingOf = ({ vote_average }: StoredTitle, mark?: Mark): number | undefined =>
  mark?.rating ?? (vote_average || undefined);

/** What tells which titles may be picked. */
type PickLibrary = Pick<Library, 'marks' | 'episodes'>;

/** Some lists keep when a title came to them. */
type Listed = StoredTitle & Partial<Pick<SavedTitle, 'addedAt'>>;

/**
 * Those of the shown titles that may be picked: never a hidden one, and a seen one only where these are shown for having been seen, or while
 * it is watched again (product.md, Pick: titles).
 */
export const pickCandidatesOf = (
  { marks: all, episodes }: PickLibrary,
  { titlesOf, isWithSeen = false }: PickSource,
  now: Date,
): readonly PickCandidate[] => {
  const marks = new Map<TitleKey, MarkedTitle>(all.map((title) => [titleKey(title), title]));
  const again = watchedAgain({ episodes });
  return titlesOf().flatMap((title: Listed) => {
    const key = titleKey(title);
    const mark = marks.get(key);
    if (mark && (isHidden(mark) || (!isWithSeen && isSeen(mark) && !again.has(key)))) return [];
    return [{ title, rating: ratingOf(title, mark), waitingDays: waitingDays(title.addedAt ?? mark?.seenAt, now) }];
  });
};

/** Why there is nothing to pick: nothing is shown, or nothing of it may be picked (product.md, Pick: nothing). Undefined where there is something. */
export const nothingToPick = (library: PickLibrary, source: PickSource, now: Date): 'none' | 'empty' | undefined => {
  if (source.titlesOf().length === 0) return 'none';
  return pickCandidatesOf(library, source, now).length === 0 ? 'empty' : undefined;
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
