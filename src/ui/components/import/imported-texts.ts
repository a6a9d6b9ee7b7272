import type { ImportedTitle } from '#domain/import/imported-title.ts';
import { RATING_MAX } from '#domain/library/mark.ts';

/** What the file calls it: 'Dune (1984)'. */
export const importedName = ({ name, year, ids }: ImportedTitle): string => {
  const called = name || (ids.imdb ?? Object.entries(ids).map(([service, id]) => `${service} ${id}`)[0] ?? 'No name');
  return year === undefined ? called : `${called} (${year})`;
};

/** What the file says of it, and what therefore becomes of it: 'Watchlist, rated 8 of 10'. */
export const importedFacts = ({
  listedAt,
  likedAt,
  seenAt,
  rating,
  note,
  hiddenAt,
  lists = [],
}: ImportedTitle): string => {
  const facts = [
    listedAt !== undefined && 'watchlist',
    likedAt !== undefined && 'favorite',
    seenAt !== undefined && 'seen',
    rating !== undefined && `rated ${rating} of ${RATING_MAX}`,
    note !== undefined && 'with a note',
    hiddenAt !== undefined && 'not interested',
    ...lists,
  ];
  const text = facts.filter(Boolean).join(', ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};
