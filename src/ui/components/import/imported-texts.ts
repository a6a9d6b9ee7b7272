import { isCalendarDay } from '#domain/days/day-of-time.ts';
import { countOf } from '#domain/format/format-count.ts';
import { formatDayOf } from '#domain/format/format-time.ts';
import { releaseYear } from '#domain/format/release-year.ts';
import { viewingDayText } from '#domain/format/viewing-day-text.ts';
import { isSeenInPart, seenAsOf } from '#domain/import/adding/seen-as.ts';
import { countEpisodes } from '#domain/import/episodes/imported-episode.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import { normalName } from '#domain/import/matching/normal-name.ts';
import { laterOf } from '#domain/import/merge-imported.ts';
import type { NamedTitle } from '#domain/import/named-title.ts';
import { RATING_MAX } from '#domain/library/marks/mark.ts';
import { SOME_TIME, viewingDayOf } from '#domain/library/marks/viewings.ts';
import { titleName, type Title } from '#domain/title.ts';

/** What the file calls it: 'Dune (1984)'. */
export const importedName = ({ name, year, ids }: ImportedTitle): string => {
  const called = name || (ids.imdb ?? Object.entries(ids).map(([service, id]) => `${service} ${id}`)[0] ?? 'No name');
  return year === undefined ? called : `${called} (${year})`;
};

/** What the file calls a title, where that is not what the title is called: 'In your file: Staubumzug (1968)'; else empty. */
export const otherNameText = (imported: ImportedTitle, title: Title): string => {
  const { name, otherNames = [], year } = imported;
  const isSameName = [name, ...otherNames].some((each) => normalName(each) === normalName(titleName(title)));
  const isSameYear = year === undefined || Math.abs(year - Number(releaseYear(title) ?? year)) <= 1;
  return name === '' || (isSameName && isSameYear) ? '' : `In your file: ${importedName(imported)}`;
};

const seenText = (seenAt: string | null): string => {
  const viewingDay = viewingDayOf(seenAt ?? '');
  if (viewingDay !== SOME_TIME && !isCalendarDay(viewingDay)) return `seen ${viewingDayText(viewingDay)}`;
  const day = seenAt === null ? undefined : formatDayOf(seenAt);
  return day === undefined ? 'seen' : `seen on ${day}`;
};

/** Of a show some of it may have been, and nobody knows what. */
const viewingText = (imported: ImportedTitle, title: NamedTitle | undefined): string | false => {
  if (title && isSeenInPart(imported, title)) return 'some of it seen, the file does not say which episodes';
  const seenAt = title ? seenAsOf(imported, title) : laterOf(imported.seenAt, imported.lastSeenAt);
  return seenAt !== undefined && seenText(seenAt);
};

/**
 * What the file says of it, and what therefore becomes of it: 'Watchlist, rated 8 of 10'.
 * @param title what it is taken for
 */
export const importedFacts = (imported: ImportedTitle, title?: NamedTitle): string => {
  const { listedAt, likedAt, rating, note, hiddenAt, lists = [], episodes = [] } = imported;
  const facts = [
    listedAt !== undefined && 'watchlist',
    likedAt !== undefined && 'favorite',
    viewingText(imported, title),
    rating !== undefined && `rated ${rating} of ${RATING_MAX}`,
    note !== undefined && 'with a note',
    hiddenAt !== undefined && 'not interested',
    episodes.length > 0 && countOf(countEpisodes(episodes), 'episode'),
    ...lists,
  ];
  const text = facts.filter(Boolean).join(', ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};
