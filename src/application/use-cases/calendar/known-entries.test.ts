import { describe, expect, it } from 'vitest';
import { LibrarySession } from '#application/library/library-session.ts';
import type { RememberedParts } from '#application/ports/memories/title-memory.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { openDates, SHOW } from '#fixtures/calendar/open-dates.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { KnownEntries } from './known-entries.ts';

const addedAt = '2026-11-20T12:00:00.000Z';
const WATCHLIST = [
  { id: 1, title: 'Low Tide', addedAt },
  { id: 2, title: 'Far Away', release_date: '2027-05-01', addedAt },
  { ...SHOW, addedAt },
];

const known = async (library: Partial<Library>, languages: readonly string[] = ['de-DE']) => {
  const clock = new VirtualClock();
  const memory = new MemoryAnswers<RememberedParts>();
  const answeredAt = clock.now().getTime();
  const movie = {
    DE: { dates: [{ kind: 'home', day: '2027-03-03' } as const], answeredAt },
    US: { dates: [{ kind: 'disc', day: '2027-01-01' } as const], answeredAt },
  };
  const show = { '': { episodes: [{ season: 2, number: 5, name: 'Salt', day: '2026-12-01' }], answeredAt } };
  await memory.remember('movie:1', { days: movie, answeredAt });
  await memory.remember('tv:1396', { days: show, answeredAt });
  const { check, asked } = openDates({ clock, memory });
  const session = new LibrarySession({ initialLibrary: { ...EMPTY_LIBRARY, ...library }, clock, tab: 'tab' });
  const entries = await new KnownEntries({ session, languages: () => languages, checkDates: check }).execute();
  await clock.advance(10_000);
  return {
    asked,
    lines: entries.map(({ title, day, ...entry }) =>
      `${title.id} ${day} ${'country' in entry ? entry.country : ''}`.trim(),
    ),
  };
};

describe('what is known of the calendar (product.md, Calendar files: known)', () => {
  it('is what the device remembers, in its order, and nothing is asked for', async () => {
    const { lines, asked } = await known({ watchlist: WATCHLIST });
    expect(lines).toEqual(['1396 2026-12-01', '1 2027-03-03 DE', '2 2027-05-01']);
    expect(asked).toEqual([]);
  });

  it('is of the country that the visitor has chosen', async () => {
    const { lines } = await known({
      watchlist: WATCHLIST,
      preferences: { ...EMPTY_LIBRARY.preferences, watchRegion: 'US' },
    });
    expect(lines).toContain('1 2027-01-01 US');
  });

  it('has episodes and first releases where no country is known', async () => {
    const { lines } = await known({ watchlist: WATCHLIST }, []);
    expect(lines).toEqual(['1396 2026-12-01', '2 2027-05-01']);
  });

  it('is nothing where nothing is listed', async () => {
    expect((await known({})).lines).toEqual([]);
  });
});
