import { isTitleField, type StoredTitle } from '../saved-title.ts';

/** One time that a title was seen, with what the visitor thought of it then. What is absent was not said. */
export interface Viewing {
  /** 1 to 10, whole. */
  readonly rating?: number;
  /** As that of a mark. */
  readonly note?: string;
}

/**
 * The viewings of a title by their days (product.md, Marks: viewings): a day of the calendar, a year (some time in it), or the empty text
 * (some time). So a title is seen once on a day.
 */
export type Viewings = Readonly<Record<string, Viewing>>;

/** What a visitor knows about a title (product.md, Marks: mark). A field that is absent says nothing. */
export interface Mark {
  /**
   * The calendar day, `YYYY-MM-DD`; null where the title was seen, but nobody knows when. Releases before wrote an ISO time, whose day is
   * that of the place where it is read: `seenDayOf` reads both. Of several viewings the newest day that is known.
   */
  readonly seenAt?: string | null;
  /**
   * By their days, where there are several, or one of which more is said: `viewingsOf` tells them with that of `seenAt`. Without `seenAt` they
   * say nothing: a release that does not know them has marked the title as not seen.
   */
  readonly viewings?: Viewings;
  /** 1 to 10, whole. */
  readonly rating?: number;
  /** 1 to 500 characters, as people count them. */
  readonly note?: string;
  /** ISO time: since then the visitor is not interested. */
  readonly hiddenAt?: string;
}

/** What a change of a mark sets and clears. Viewings have a change of their own, which says the difference alone. */
export type MarkField = Exclude<keyof Mark, 'viewings'>;
export type MarkFields = Pick<Mark, MarkField>;

/** A title with its mark, with what it takes to show the title. */
export interface MarkedTitle extends StoredTitle, Mark {}

export const RATING_MAX = 10;

/**
 * Whether a title was seen, a show too: its mark says so, and ticks of episodes alone do not. Whether one episode was, `episodeSeen` tells, of both
 * (product.md, Shows: seen).
 */
export const isSeen = ({ seenAt }: Mark): boolean => seenAt !== undefined;
export const isHidden = ({ hiddenAt }: Mark): boolean => hiddenAt !== undefined;

/** Whether it says nothing, of what this release or another knows: then the title need not be among the marks. */
export const isEmptyMark = (title: MarkedTitle): boolean => Object.keys(title).every(isTitleField);
