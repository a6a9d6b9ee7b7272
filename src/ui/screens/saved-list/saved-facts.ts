import { formatLongDate } from '#domain/format/long-date.ts';
import { formatRelativeTime } from '#domain/format/relative-time.ts';
import type { KeptTitle, SavedTitle } from '#domain/library/saved-title.ts';
import { releaseDateOf } from '#domain/title.ts';

/** 'Added 2 hours ago' (spec section 2, Watchlist); undefined when nobody knows when. */
export const addedText = ({ addedAt }: SavedTitle, now: Date): string | undefined => {
  const when = formatRelativeTime(addedAt, now);
  return when && `Added ${when}`;
};

/** The release or first-air date in its long form, or 'TBA' (spec section 2, Watchlist). */
export const dateOrTba = (title: KeptTitle): string => formatLongDate(releaseDateOf(title) ?? '') ?? 'TBA';
