import { useMemo } from 'react';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { veiledEntries } from '#domain/calendar/veiled-entries.ts';
import { useLibrary } from '../../hooks/use-library.ts';

const NONE: readonly CalendarEntry[] = [];

/** Lines of the calendar with the names of episodes that the visitor wants to see (product.md, Shows: veil). */
export const useVeiledEntries = (entries = NONE): readonly CalendarEntry[] => {
  const episodes = useLibrary((library) => library.episodes);
  const preferences = useLibrary((library) => library.preferences);
  return useMemo(() => veiledEntries(entries, { episodes, preferences }), [entries, episodes, preferences]);
};
