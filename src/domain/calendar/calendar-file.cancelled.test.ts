import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelledIn, importedFrom, readCalendar } from '#fixtures/calendar/read-calendar.ts';
import { dayNumber, dayOfNumber } from '../days/day-of-time.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { calendarFile } from './calendar-file.ts';
import type { GivenCalendar } from './given-calendar.ts';
import { readCalendarFile } from './read-calendar-file.ts';

const NOW = new Date('2026-11-26T21:00:00Z');
const TODAY = '2026-11-26';
const movie = (id: number) => ({ id, media_type: 'movie', title: `Movie ${id}` }) as const;
const show = (id: number) => ({ id, media_type: 'tv', name: `Show ${id}` }) as const;
const release = (id: number, kind: 'cinema' | 'home' | 'disc', day: string, country = 'DE'): CalendarEntry => ({
  type: 'release',
  title: movie(id),
  kind,
  day,
  country,
});
const first = (id: number, day: string): CalendarEntry => ({ type: 'release', title: movie(id), kind: 'first', day });
const episode = (id: number, [season, number]: readonly [number, number], day: string): CalendarEntry => ({
  type: 'episode',
  title: show(id),
  season,
  number,
  name: '',
  day,
});

const onLumen = (id: number, day: string): CalendarEntry => ({
  type: 'offer',
  title: movie(id),
  service: { id: 8, name: 'Lumen' },
  day,
});

interface Taken {
  readonly entries: readonly CalendarEntry[];
  readonly now?: Date;
  /** Of one title alone. */
  readonly title?: ReturnType<typeof movie> | ReturnType<typeof show>;
  readonly hasOffers?: boolean;
}

/** Files that were written one after the other, each knowing what the ones before gave. */
const filesOf = (taken: readonly Taken[]): readonly string[] => {
  let given: GivenCalendar | undefined;
  return taken.map(({ entries, now = NOW, title, hasOffers = false }) => {
    const written = calendarFile(entries, { now, reminds: false, title, hasOffers, ...(given && { given }) });
    given = written.given;
    return written.file;
  });
};
const linesOf = (events: readonly { readonly summary: string; readonly day: string }[]) =>
  events.map(({ summary, day }) => `${day} ${summary}`).toSorted();
const shownBy = (entries: readonly CalendarEntry[]) => linesOf(readCalendar(filesOf([{ entries }])[0] ?? ''));

/** What the calendar of a visitor has who took all of these files, in this order. */
const calendarAfter = (...taken: readonly Taken[]) => linesOf(importedFrom(filesOf(taken)));

const WITHOUT = { entries: [first(1, '2026-12-12'), first(2, '2026-12-20'), episode(9, [1, 2], '2026-12-01')] };
const GERMANY = {
  entries: [
    release(1, 'cinema', '2026-12-17'),
    release(1, 'home', '2027-03-01'),
    release(2, 'disc', '2026-12-24'),
    episode(9, [1, 2], '2026-12-01'),
  ],
};
const FRANCE = {
  entries: [release(1, 'cinema', '2026-12-10', 'FR'), first(2, '2026-12-20'), episode(9, [1, 2], '2026-12-01')],
};

describe('a calendar that takes one file after the other (product.md, Calendar files: cancelled)', () => {
  it.each<[string, readonly Taken[]]>([
    ['without a country, of Germany, then of France', [WITHOUT, GERMANY, FRANCE]],
    ['of a country, and back', [GERMANY, FRANCE, GERMANY]],
    ['of a title that was taken off', [GERMANY, { entries: [release(2, 'disc', '2026-12-24')] }]],
    ['of nothing any more', [GERMANY, { entries: [] }]],
    ['of an episode that was numbered anew', [WITHOUT, { entries: [episode(9, [2, 1], '2026-12-01')] }]],
    ['of a day that moved into the past', [GERMANY, { entries: [release(1, 'cinema', '2026-11-20')] }]],
    ['of what came back', [GERMANY, { entries: [] }, GERMANY]],
    ['written by a clock that was set back', [GERMANY, { ...FRANCE, now: new Date('2026-01-02T00:00:00Z') }]],
    ['written in the same second', [WITHOUT, GERMANY, FRANCE, WITHOUT, FRANCE]],
    ['of a date that is just out', [{ entries: [release(1, 'home', '2026-11-20')] }, { entries: [] }]],
  ])('has what the screen has: %s', (_, taken) => {
    expect(calendarAfter(...taken)).toEqual(shownBy(taken.at(-1)?.entries ?? []));
  });

  it('has what the screen has, whatever changes between any files, by any clock', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((days) => dayOfNumber(dayNumber(TODAY) + days));
    const entry = fc.oneof(
      fc
        .record({
          id: fc.integer({ min: 1, max: 3 }),
          kind: fc.constantFrom('cinema', 'home', 'disc'),
          day,
          country: fc.constantFrom('DE', 'FR'),
        })
        .map(({ id, kind, day: on, country }) => release(id, kind as 'home', on, country)),
      fc.record({ id: fc.integer({ min: 1, max: 3 }), day }).map(({ id, day: on }) => first(id, on)),
      fc
        .record({ season: fc.integer({ min: 1, max: 2 }), number: fc.nat(3), day })
        .map(({ season, number, day: on }) => episode(1, [season, number], on)),
    );
    const taken = fc.record({
      entries: fc.array(entry, { maxLength: 8 }),
      now: fc.constantFrom(NOW, new Date('2026-11-26T08:00:00Z')),
    });
    fc.assert(
      fc.property(fc.array(taken, { minLength: 1, maxLength: 6 }), (all) => {
        expect(calendarAfter(...all)).toEqual(shownBy(all.at(-1)?.entries ?? []));
      }),
    );
  });

  it('keeps what has passed: it is not shown any more, and was so', () => {
    const later = new Date('2027-01-20T12:00:00Z');
    const files = filesOf([GERMANY, { entries: [], now: later }]);
    expect(linesOf(importedFrom(files))).toContain('2026-12-17 Movie 1: In cinemas');
    expect(cancelledIn(files[1] ?? '')).toEqual(['movie-1-digital@matinee']);
  });

  it.each<[string, Taken]>([
    ['in a file without such days', GERMANY],
    ['in the file of the title that is taken on the same day', { ...GERMANY, title: movie(1) }],
    ['that has passed', { ...GERMANY, now: new Date('2026-12-11T12:00:00Z'), hasOffers: true }],
  ])('keeps a day on which a title came to a service, %s (product.md, Calendar files: services)', (_, next) => {
    const whole = { entries: [...GERMANY.entries, onLumen(1, TODAY)], hasOffers: true };
    const files = filesOf([whole, next]);
    expect(linesOf(importedFrom(files))).toEqual(shownBy(whole.entries));
    expect(cancelledIn(files[1] ?? '')).toEqual([]);
  });

  it('cancels a day on which a title came to a service, where the next file with such days has it no more (product.md, Calendar files: services)', () => {
    const whole = { entries: [...GERMANY.entries, onLumen(1, TODAY), onLumen(2, TODAY)], hasOffers: true };
    const next = { entries: [...GERMANY.entries, onLumen(2, TODAY)], hasOffers: true };
    const none = { ...GERMANY, hasOffers: true };
    expect(calendarAfter(whole, next)).toEqual(shownBy(next.entries));
    expect(calendarAfter(whole, GERMANY, next)).toEqual(shownBy(next.entries));
    expect(calendarAfter(whole, next, none)).toEqual(shownBy(none.entries));
    expect(cancelledIn(filesOf([whole, next])[1] ?? '')).toEqual(['movie-1-on-8@matinee']);
  });

  it('takes a file of one title for that title alone', () => {
    const one = { entries: [release(1, 'home', '2027-04-01')], title: movie(1) };
    expect(calendarAfter(GERMANY, one)).toEqual(shownBy([...one.entries, ...GERMANY.entries.slice(2)]));
  });

  it('keeps a day that was taken by the file of its title, and that the whole calendar never had', () => {
    const other = { entries: [release(12, 'home', '2027-04-01')], title: movie(12) };
    const alike = { entries: [release(1, 'home', '2027-05-01')], title: movie(1) };
    expect(calendarAfter(other, alike, GERMANY)).toEqual(shownBy([...other.entries, ...GERMANY.entries]));
  });

  it('is told of a cancelled day for 180 days', () => {
    const far = { entries: [release(1, 'disc', '2028-01-01')] };
    const [until, behind] = [new Date('2027-05-24T12:00:00Z'), new Date('2027-05-25T12:00:00Z')];
    const [, , third, fourth] = filesOf([
      far,
      { entries: [] },
      { entries: [], now: until },
      { entries: [], now: behind },
    ]);
    expect(cancelledIn(third ?? '')).toEqual(['movie-1-disc@matinee']);
    expect(cancelledIn(fourth ?? '')).toEqual([]);
  });

  it('is told of no more than 1,000 days, the next ones first', () => {
    const entries = Array.from({ length: 1_200 }, (_, at) =>
      release(at + 1, 'home', dayOfNumber(dayNumber(TODAY) + 1 + at)),
    );
    const { given } = calendarFile(entries, { now: NOW, reminds: false });
    expect(given.events).toHaveLength(1_000);
    expect(given.events[0]?.day).toBe('2026-11-27');
  });
});

describe('a calendar file that is read again', () => {
  const file = filesOf([WITHOUT, GERMANY])[1] ?? '';

  it('tells what calendars have of it', () => {
    const { file: written, given } = calendarFile(GERMANY.entries, { now: NOW, reminds: true });
    const read = readCalendarFile(written);
    expect(read.sequence).toBe(given.sequence);
    expect(new Set(read.events)).toEqual(new Set(given.events));
    const cancelled = readCalendarFile(file).events.filter((event) => event.cancelled !== undefined);
    expect(cancelled.map(({ uid, cancelled: since }) => [uid, since])).toEqual([
      ['movie-1-first@matinee', TODAY],
      ['movie-2-first@matinee', TODAY],
    ]);
  });

  it('cancels the names of earlier releases, which had the country in them', () => {
    const old = file.replaceAll('movie-1-digital@', 'movie-1-digital-DE@');
    const next = calendarFile(GERMANY.entries, { now: NOW, reminds: false, given: readCalendarFile(old) });
    expect(linesOf(importedFrom([old, next.file]))).toEqual(shownBy(GERMANY.entries));
  });

  it('has a title as it is called, however its lines are folded', () => {
    const title = { ...movie(1), title: `A; B, C\\n ${'ثلاثة أقمار '.repeat(20)}` };
    const { file: written, given } = calendarFile([{ ...release(1, 'home', '2027-01-01'), title }], {
      now: NOW,
      reminds: true,
    });
    expect(readCalendarFile(written)).toEqual(given);
  });

  it.each(['', 'BEGIN:VEVENT', 'BEGIN:VEVENT\r\nUID:x\r\nEND:VEVENT', '<html>', 'END:VEVENT\nBEGIN:VEVENT\nDTSTART:1'])(
    'has nothing where it is none: %j',
    (text) => expect(readCalendarFile(text)).toEqual({ sequence: 0, events: [] }),
  );
});
