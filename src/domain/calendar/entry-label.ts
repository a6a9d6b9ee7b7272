import { episodeLabel } from '../shows/episode-label.ts';
import type { CalendarEntry, ReleaseKind } from './calendar-entry.ts';

const KINDS: Readonly<Record<ReleaseKind, string>> = {
  cinema: 'In cinemas',
  home: 'At home',
  disc: 'On disc',
  first: 'First release',
};

/** What comes on the day: 'In cinemas', 'S2 E5'. */
export const entryLabel = (entry: CalendarEntry): string =>
  entry.type === 'release' ? KINDS[entry.kind] : episodeLabel(entry.season, entry.number);
