import { isNote, isRating } from '../library/marks/mark-limits.ts';
import { isSeen, type Mark } from '../library/marks/mark.ts';
import { seenDayOf } from '../library/marks/seen-day.ts';
import { mediaTypeOf, type TitleRef } from '../title.ts';
import { fitsLink, LINK_ID_MAX, LINK_TITLES_MAX, type LinkTitle } from './link-list.ts';
import { toDayCode } from './number-codes.ts';

/** What a sender may add to the titles. */
export type LinkMark = 'rating' | 'seenOn' | 'note';

/** What is known of a title as a link has it. What a link cannot carry is left out. */
const toMarks = (mark: Mark): Pick<LinkTitle, LinkMark> => {
  const { rating, seenAt, note } = mark;
  const day = seenDayOf(seenAt);
  return {
    ...(rating !== undefined && isRating(rating) && { rating }),
    ...(isSeen(mark) && { seenOn: toDayCode(day) === undefined ? null : day }),
    ...(note !== undefined && isNote(note) && fitsLink(note) && { note }),
  };
};

/**
 * The visitor's titles as a link has them, with all that may be added to them: at most the first 2,000
 * (product.md, Links: limits).
 * @param markOf what the visitor knows about a title.
 */
export const toLinkTitles = (
  titles: readonly TitleRef[],
  markOf: (title: TitleRef) => Mark | undefined,
): readonly LinkTitle[] =>
  titles
    .filter(({ id }) => Number.isInteger(id) && id >= 1 && id <= LINK_ID_MAX)
    .slice(0, LINK_TITLES_MAX)
    .map((title) => ({ media_type: mediaTypeOf(title), id: title.id, ...toMarks(markOf(title) ?? {}) }));
