import { isTitleField, type StoredTitle } from './saved-title.ts';

/** What a visitor knows about a title (product.md, Marks: mark). A field that is absent says nothing. */
export interface Mark {
  /**
   * The calendar day, `YYYY-MM-DD`; null where the title was seen, but nobody knows when. Releases before wrote an ISO time, whose day is
   * that of the place where it is read: `seenDayOf` reads both.
   */
  readonly seenAt?: string | null;
  /** 1 to 10, whole. */
  readonly rating?: number;
  /** 1 to 500 characters, as people count them. */
  readonly note?: string;
  /** ISO time: since then the visitor is not interested. */
  readonly hiddenAt?: string;
}

export type MarkField = keyof Mark;

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
