import { formatLongDate } from '#domain/format/format-long-date.ts';
import { isSeen, type MarkedTitle } from '#domain/library/mark.ts';
import { seenDayOf } from '#domain/library/seen-day.ts';

/** When a title was seen (product.md, Seen and rated: facts); undefined where it is not marked as seen. */
export const seenText = (title: MarkedTitle): string | undefined => {
  if (!isSeen(title)) return undefined;
  const day = formatLongDate(seenDayOf(title.seenAt));
  return day ? `Seen ${day}` : 'Seen some time';
};
