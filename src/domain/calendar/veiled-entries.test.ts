import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { veiledEntries } from './veiled-entries.ts';

const SHOW = { id: 1396, media_type: 'tv', name: 'Nine Dials' } as const;
const episode = (number: number, name: string): CalendarEntry => ({
  type: 'episode',
  title: SHOW,
  season: 2,
  number,
  name,
  day: '2026-11-20',
});
const RELEASE: CalendarEntry = { type: 'release', title: { id: 1396 }, kind: 'home', day: '2026-12-01', country: 'DE' };
const ENTRIES = [RELEASE, episode(4, 'Salt'), episode(5, 'The Lamp Goes Out'), episode(6, '')];

const library = (veilsUnseen?: boolean): Library => ({
  ...EMPTY_LIBRARY,
  episodes: [{ id: 1396, name: 'Nine Dials', seasons: { 2: '1-4@20600' } }],
  preferences: { ...EMPTY_LIBRARY.preferences, ...(veilsUnseen !== undefined && { veilsUnseen }) },
});

describe('lines of the calendar where the visitor hides what they have not seen (product.md, Shows: veil)', () => {
  it('have the names of those episodes alone that were seen', () => {
    const names = [RELEASE, episode(4, 'Salt'), episode(5, ''), episode(6, '')];
    expect(veiledEntries(ENTRIES, library(true))).toEqual(names);
    expect(veiledEntries(ENTRIES, { ...library(true), episodes: [] })[1]).toEqual(episode(4, ''));
  });

  it.each([undefined, false])('stay as they are where the choice is %s', (veilsUnseen) => {
    expect(veiledEntries(ENTRIES, library(veilsUnseen))).toBe(ENTRIES);
  });
});
