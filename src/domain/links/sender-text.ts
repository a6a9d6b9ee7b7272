import { formatLongDate } from '../format/format-long-date.ts';
import { RATING_MAX } from '../library/marks/mark.ts';
import type { LinkTitle } from './link-list.ts';

const seenText = (seenOn: string | null | undefined): string | undefined => {
  if (seenOn === undefined) return undefined;
  const day = seenOn === null ? undefined : formatLongDate(seenOn);
  return day ? `seen ${day}` : 'seen some time';
};

/** What the sender of a list says of a title: 'Theirs: 8 of 10, seen January 31, 2026'. Empty where that is nothing. */
export const senderText = ({ rating, seenOn }: Pick<LinkTitle, 'rating' | 'seenOn'>): string => {
  const parts = [rating !== undefined && `${rating} of ${RATING_MAX}`, seenText(seenOn)].filter(Boolean);
  return parts.length > 0 ? `Theirs: ${parts.join(', ')}` : '';
};
