import { formatRelativeTime } from '#domain/format/format-relative-time.ts';

/** 'just now', '3 minutes ago'. Another device's clock may be of no use. */
export const whenText = (time: Date, now: Date): string =>
  formatRelativeTime(time.toJSON(), now) ?? 'at an unknown time';
