import type { ImportedTitle } from '../imported-title.ts';
import { normalName } from '../matching/normal-name.ts';
import { laterOf } from '../merge-imported.ts';
import { allNamesOf, type NamedTitle } from '../named-title.ts';

const SEASON = 'seasons?|series|staffeln?|saisons?|temporadas?|stagion[ei]|seizoen|säsong|sæson|sesong|sezon';
/** A season or an episode behind the name of its show: 'Mill Street (Season 1)', 'Mill Street S01E02', 'Mill Street: 2nd Season'. */
const NAMED_PART = new RegExp(
  `[\\s:,–—-][([]?(?:(?:${SEASON})\\s*\\d+(?:\\s*[-–—&]\\s*\\d+)?|\\d+(?:st|nd|rd|th) season|s\\d{1,2}(?:\\s?e\\d{1,3})?|(?:シーズン|시즌)\\s*\\d+|第.{1,3}[季期])[)\\]]?$`,
  'iu',
);

/** Whether the file names a part of a show, and the show is not called so itself. */
const isNamedAsPart = ({ name }: ImportedTitle, title: NamedTitle): boolean =>
  NAMED_PART.test(name) && !allNamesOf(title).some((own) => normalName(own) === normalName(name));

/**
 * When a title was seen, as the library is to have it; undefined where it is not to be marked as seen. What says something of a part of
 * a show, or of its last episode, says nothing of all of it (product.md, Import: parts of shows).
 */
export const seenAsOf = (imported: ImportedTitle, title: NamedTitle): string | null | undefined => {
  if (title.media_type !== 'tv') return laterOf(imported.seenAt, imported.lastSeenAt);
  return isNamedAsPart(imported, title) ? undefined : imported.seenAt;
};

/** Whether some of a show was seen, and the file does not say which episodes. */
export const isSeenInPart = (imported: ImportedTitle, title: NamedTitle): boolean =>
  laterOf(imported.seenAt, imported.lastSeenAt) !== undefined && seenAsOf(imported, title) === undefined;
