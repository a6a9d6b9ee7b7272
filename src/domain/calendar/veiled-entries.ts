import type { Library } from '../library/library.ts';
import { everSeen } from '../shows/rounds.ts';
import { seenIn } from '../shows/runs.ts';
import { seenOfSeason, type WatchedShow } from '../shows/watched-show.ts';
import type { CalendarEntry } from './calendar-entry.ts';

type Veiling = Pick<Library, 'episodes' | 'preferences'>;

/**
 * The lines without the names of episodes that were not seen, where the visitor wants none of these (product.md, Shows: veil). The same
 * reference where nothing is veiled.
 */
export const veiledEntries = (
  entries: readonly CalendarEntry[],
  { episodes, preferences }: Veiling,
): readonly CalendarEntry[] => {
  if (preferences.veilsUnseen !== true) return entries;
  const shows = new Map<number, WatchedShow>(episodes.map((show) => [show.id, show]));
  const isSeen = (id: number, season: number, number: number): boolean => {
    const show = shows.get(id);
    return show !== undefined && seenIn(seenOfSeason(everSeen(show), season), number) !== undefined;
  };
  return entries.map((entry) =>
    entry.type !== 'episode' || isSeen(entry.title.id, entry.season, entry.number) ? entry : { ...entry, name: '' },
  );
};
