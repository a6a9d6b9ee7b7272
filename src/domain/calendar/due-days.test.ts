import { expect, it } from 'vitest';
import type { CalendarEntry } from './calendar-entry.ts';
import { inCalendarOrder } from './calendar-weeks.ts';
import { dueDays } from './due-days.ts';

const at = (day: string, id = 1): CalendarEntry => ({
  type: 'release',
  title: { id, title: `Film ${id}` },
  kind: 'home',
  day,
});

it('has what is out from today on, by days, in words (product.md, Calendar: out today)', () => {
  const episode: CalendarEntry = {
    type: 'episode',
    title: { id: 7, media_type: 'tv', name: 'Nine Dials' },
    season: 2,
    number: 6,
    name: '',
    day: '2026-12-01',
  };
  expect(
    dueDays([at('2026-11-30'), at('2026-12-01'), episode, at('2026-12-03'), at('2027-06-01')], '2026-12-01'),
  ).toEqual([
    { day: '2026-12-01', text: 'Film 1: At home\nNine Dials: S2 E6' },
    { day: '2026-12-03', text: 'Film 1: At home' },
  ]);
});

it('names five things of a day, and counts the others', () => {
  const many = Array.from({ length: 12 }, (_, id) => at('2026-12-01', id + 1));
  const [due] = dueDays(many, '2026-12-01');
  expect(due?.text.split('\n')).toHaveLength(6);
  expect(due?.text).toMatch(/and 7 more$/);
});

it('names what is out in the order of the calendar, which goes by the language of titles (product.md, Titles in one’s language: order)', () => {
  const named = (title: string, id: number): CalendarEntry => ({ ...at('2026-12-01', id), title: { id, title } });
  const entries = inCalendarOrder([named('Öarna', 1), named('Zenit', 2)], 'sv-SE');
  expect(dueDays(entries, '2026-12-01')).toMatchObject([{ text: 'Zenit: At home\nÖarna: At home' }]);
});
