import { describe, expect, it } from 'vitest';
import { Notifications } from '#application/notifications/notifications.ts';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { importedFrom, readCalendar } from '#fixtures/calendar/read-calendar.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryValue } from '#fixtures/memory-value.ts';
import { DownloadCalendar } from './download-calendar.ts';

const ENTRIES: readonly CalendarEntry[] = [
  { type: 'release', title: { id: 603, title: 'Low Tide' }, kind: 'cinema', day: '2026-12-12', country: 'DE' },
  {
    type: 'episode',
    title: { id: 1396, media_type: 'tv', name: 'Nine Dials' },
    season: 2,
    number: 5,
    name: '',
    day: '2026-11-28',
  },
];

const downloading = (download?: (name: string) => void, titleLanguage?: LanguageTag) => {
  const library = {
    ...EMPTY_LIBRARY,
    preferences: { ...EMPTY_LIBRARY.preferences, ...(titleLanguage && { titleLanguage }) },
  };
  const clock = new VirtualClock();
  const notifications = new Notifications({ clock });
  const [files, toasts, errors]: [[string, string][], string[], unknown[]] = [[], [], []];
  notifications.notifications$.subscribe((all) =>
    toasts.splice(0, toasts.length, ...all.map(({ message }) => message)),
  );
  const browser = {
    download: (name: string, contents: unknown) => {
      download?.(name);
      files.push([name, String(contents)]);
    },
  };
  const consoleLog = { error: (_: string, __: string, cause?: unknown) => void errors.push(cause) };
  return {
    files,
    toasts,
    errors,
    act: new DownloadCalendar({
      session: { library },
      browser,
      notifications,
      clock,
      consoleLog,
      calendarMemory: new MemoryValue(),
    }),
  };
};

describe('a calendar file that is downloaded (product.md, Calendar files: download)', () => {
  it('has the lines that it was given in the order of their days, and is named for its own', () => {
    const { act, files, toasts } = downloading();
    act.execute({ entries: ENTRIES, reminds: true });
    expect(files.map(([name]) => name)).toEqual(['matinee-calendar-2026-11-21.ics']);
    expect(readCalendar(files[0]?.[1] ?? '').map(({ summary, alarm }) => [summary, alarm])).toEqual([
      ['Nine Dials: S2 E5', '-PT4H'],
      ['Low Tide: In cinemas', '-PT4H'],
    ]);
    expect(toasts).toEqual(['Calendar file downloaded. Open it to add it to your calendar.']);
  });

  it('has the lines of a day in the order of the screen, by the names that are shown (product.md, Titles in one’s language: order)', () => {
    const named = (title: string, id: number): CalendarEntry => ({
      type: 'release',
      title: { id, title, name_language: 'sv-SE' },
      kind: 'home',
      day: '2026-12-12',
    });
    const { act, files } = downloading(undefined, 'sv-SE');
    act.execute({ entries: [named('Öarna', 1), named('Zenit', 2)], reminds: false });
    const summaries = readCalendar(files[0]?.[1] ?? '').map(({ summary }) => summary);
    expect(summaries).toEqual(['Zenit: At home', 'Öarna: At home']);
  });

  it.each([
    ['Low Tide', 'matinee-Low Tide.ics'],
    ['ثلاثة أقمار', 'matinee-ثلاثة أقمار.ics'],
    ['AC/DC: "Live"?', 'matinee-AC DC Live.ics'],
    ['../../etc\n', 'matinee-.. .. etc.ics'],
    ['...', 'matinee-calendar-2026-11-21.ics'],
    ['\u202Etxt.exe', 'matinee-txt.exe.ics'],
  ])('is named for its title: %j', (name, expected) => {
    const { act, files } = downloading();
    act.execute({ entries: ENTRIES, reminds: false, name });
    expect(files.map(([each]) => each)).toEqual([expected]);
  });

  it('is not made of nothing', () => {
    const { act, files, toasts } = downloading();
    act.execute({ entries: [], reminds: false });
    expect([files, toasts]).toEqual([[], ['There is nothing to add to a calendar yet.']]);
  });

  it('cancels what the one before had, and is there for that alone (product.md, Calendar files: cancelled)', () => {
    const { act, files, toasts } = downloading();
    act.execute({ entries: ENTRIES, reminds: false });
    act.execute({ entries: [], reminds: false });
    expect(importedFrom(files.map(([, file]) => file))).toEqual([]);
    expect(toasts.at(-1)).toBe('Calendar file downloaded. Open it to add it to your calendar.');
  });

  it('that the browser refused has cancelled nothing, and told nothing', () => {
    let refuses = false;
    const { act, files } = downloading(() => {
      if (refuses) throw new DOMException('Refused.', 'NotAllowedError');
    });
    act.execute({ entries: ENTRIES, reminds: false });
    refuses = true;
    act.execute({ entries: [], reminds: false });
    refuses = false;
    act.execute({ entries: ENTRIES.slice(1), reminds: false });
    expect(importedFrom(files.map(([, file]) => file)).map(({ summary }) => summary)).toEqual(['Nine Dials: S2 E5']);
  });

  it('that the browser refuses is told', () => {
    const refusal = new DOMException('Refused.', 'NotAllowedError');
    const { act, toasts, errors } = downloading(() => {
      throw refusal;
    });
    act.execute({ entries: ENTRIES, reminds: false });
    expect(toasts).toEqual(['The calendar file could not be downloaded. Please try again.']);
    expect(errors).toEqual([refusal]);
  });
});
