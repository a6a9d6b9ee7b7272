import type { KnownFile } from '../known-file.ts';

/** What names of downloads are made of: they say nothing of the list. */
const EMPTY_WORDS =
  /^(?:csv|copy|data|download|export|exported|file|imdb|list|lists|ls|my|titles?|tmdb|[\d]+|[\da-f-]{8,})$/;

/**
 * The list that a file is, where its name says so: a download's own name says nothing, and that of the watchlist that it is the
 * watchlist.
 */
export const listNameOf = ({ title }: KnownFile): string | undefined => {
  if (/watch ?-?_?list/i.test(title)) return undefined;
  const words = title
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, ' ')
    .split(/[\s_.()-]+|(?<=\D)(?=\d)/)
    .filter((word) => word !== '' && !EMPTY_WORDS.test(word.toLowerCase()));
  return words.length === 0 ? undefined : title.replaceAll('_', ' ').trim();
};
