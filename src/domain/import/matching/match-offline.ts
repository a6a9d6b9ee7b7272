import type { ImportedTitle } from '../imported-title.ts';
import { wholeTitle } from '../named-title.ts';
import type { TitleMatch } from '../title-match.ts';

/** All that is known of the day. */
const firstDayOf = (year: number): string => `${String(year).padStart(4, '0')}-01-01`;

/**
 * Without a network, a title is known by a number of TMDB's alone, where the file says what it is called and when it came out
 * (product.md, Import: without a network).
 */
export const matchOffline = (imported: ImportedTitle): TitleMatch => {
  const { name, year, media_type, ids } = imported;
  if (ids.tmdb === undefined || !media_type || name.trim() === '' || year === undefined)
    return { kind: 'not-asked', imported };
  const date = firstDayOf(year);
  const facts =
    media_type === 'movie' ? { title: name.trim(), release_date: date } : { name: name.trim(), first_air_date: date };
  return { kind: 'found', imported, title: wholeTitle({ id: ids.tmdb, media_type, ...facts }) };
};
