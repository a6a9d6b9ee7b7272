import { formatLongDate } from '#domain/format/format-long-date.ts';
import { formatRelativeTime } from '#domain/format/format-relative-time.ts';
import type { StoredTitle, SavedTitle } from '#domain/library/saved-title.ts';
import { releaseDateOf } from '#domain/title.ts';

/** The text 'Added 2 hours ago' (product.md, Lists: item facts); undefined when the time is unknown. */
export const addedText = ({ addedAt }: SavedTitle, now: Date): string | undefined => {
  const when = formatRelativeTime(addedAt, now);
  return when && `Added ${when}`;
};

/** The release or first-air date in its long form, or 'TBA' (product.md, Lists: item facts). */
export const dateOrTba = (title: StoredTitle): string => formatLongDate(releaseDateOf(title) ?? '') ?? 'TBA';
