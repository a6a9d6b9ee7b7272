import { expect, it } from 'vitest';
import { calendarFile as writeCalendar, withoutStamps } from './calendar-file.ts';

const calendarFile = (...given: Parameters<typeof writeCalendar>): string => writeCalendar(...given).file;

const START = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Matinee//Calendar//EN', 'X-WR-CALNAME:Matinee'];
const NAME = ['BEGIN:VEVENT', 'UID:movie-603-digital@matinee'];
const STAMPS = ['DTSTAMP:20261126T210409Z', 'LAST-MODIFIED:20261126T210409Z', 'SEQUENCE:28501449'];
const EVENT = [
  'STATUS:CONFIRMED',
  'DTSTART;VALUE=DATE:20261212',
  'DTEND;VALUE=DATE:20261213',
  'SUMMARY:Low Tide: At home',
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'DESCRIPTION:Low Tide: At home',
  'TRIGGER:-PT4H',
  'END:VALARM',
  'END:VEVENT',
];
const END = ['END:VCALENDAR', ''];
const fileOf = (...lines: readonly string[]): string => lines.join('\r\n');

it('a calendar file is this, letter by letter (product.md, Calendar files: contents)', () => {
  const title = { id: 603, media_type: 'movie', title: 'Low Tide' } as const;
  const options = { now: new Date('2026-11-26T21:04:09Z'), reminds: true };
  const file = calendarFile([{ type: 'release', title, kind: 'home', day: '2026-12-12', country: 'DE' }], options);
  expect(file).toBe(fileOf(...START, ...NAME, ...STAMPS, ...EVENT, ...END));
  expect(withoutStamps(file)).toBe(fileOf(...START, ...NAME, ...EVENT, ...END));
});
