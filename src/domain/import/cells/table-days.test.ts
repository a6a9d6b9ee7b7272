import { describe, expect, it } from 'vitest';
import { DayReading } from './day-reading.ts';
import { TableDays } from './table-days.ts';
import type { DateOrder } from './written-day.ts';

const NOW = new Date('2026-11-25T12:00:00.000Z');
const noon = (day: string) => new Date(`${day}T12:00`).toISOString();

const readColumn = (cells: readonly string[], answer?: DateOrder) => {
  const reading = new DayReading(NOW, answer);
  const days = new TableDays(reading);
  for (const cell of cells) days.note('watchedat', cell);
  return { times: cells.map((cell) => days.read('watchedat', cell)), reading };
};

describe('a day as spreadsheets and people write it (product.md, Import: days)', () => {
  it.each([
    ['14.03.2024', '2024-03-14'],
    ['3/14/2024', '2024-03-14'],
    ['14/3/24', '2024-03-14'],
    ['14-03-2024', '2024-03-14'],
    ['14 03 2024', '2024-03-14'],
    ['14. 3. 2024', '2024-03-14'],
    ['2024. 03. 14.', '2024-03-14'],
    ['2024/3/14', '2024-03-14'],
    ['18-12-2023 21:50:41', '2023-12-18'],
    ['3/14/2024 9:05 PM', '2024-03-14'],
    ['14.03.2024, 21:50 Uhr', '2024-03-14'],
    ['14/03/2024 21h50', '2024-03-14'],
    ['2024-03-14 9:05', '2024-03-14'],
    ['Thu 3/14/2024', '2024-03-14'],
    ['March 3, 2021', '2021-03-03'],
    ['Thursday, March 14, 2024', '2024-03-14'],
    ['14-Mar-24', '2024-03-14'],
    ['Mar 3rd, 2021', '2021-03-03'],
    ['Thu Mar 14 2024 19:30:00 GMT+0100 (Central European Standard Time)', '2024-03-14'],
    ['2024年3月14日', '2024-03-14'],
    ['٢١/٤/٢٠٢٥', '2025-04-21'],
    ['\u{200F}21\u{200F}/4\u{200F}/2025', '2025-04-21'],
    ['\u{2066}14.\u{A0}03.\u{A0}2024\u{2069}', '2024-03-14'],
    ['45365', '2024-03-14'],
    ['45365,75', '2024-03-14'],
    ['12/31/99', '1999-12-31'],
    ['20240314', '2024-03-14'],
    ["'2024-03-14", '2024-03-14'],
    ['="2024-03-14"', '2024-03-14'],
    ['2024-03-14 (Thursday)', '2024-03-14'],
    ['2024/03/14(木)', '2024-03-14'],
    ['2024年3月14日(木) 21:50', '2024-03-14'],
    ['14.03.2024, 21.50', '2024-03-14'],
    ['14.3.2024 klo 21.50.09', '2024-03-14'],
    ['14/03/24', '2024-03-14'],
    ['14-03-24', '2024-03-14'],
  ])('%j is %s', (cell, day) => {
    const { times, reading } = readColumn([cell]);
    expect(times).toEqual([noon(day)]);
    expect(reading).toMatchObject({ unread: 0, question: '' });
  });

  it.each([
    'soon',
    'Donnerstag, 14. März 2024',
    '14 févr. 2024',
    '14 de marzo de 2024',
    '14 марта 2024 г.',
    '31.02.2024',
    '14.03.2031',
    '2031-01-01',
    '2031-01-01T10:00:00Z',
    '14/03/1724',
    '2024',
    '03.2024',
    'Mar-24',
    '14/14/2024',
    '1/1/45',
    '14-15 March',
    '14. bis 20. März',
  ])('%j cannot be read, and is counted', (cell) => {
    const { times, reading } = readColumn([cell]);
    expect(times).toEqual([undefined]);
    expect(reading.unread).toBe(1);
  });

  it.each([
    '',
    'unknown',
    'N/A',
    '-',
    'NaT',
    '0000-00-00',
    '00/00/0000',
    '1970-01-01T00:00:00Z',
    '0001-01-01 00:00:00',
    '01.01.1970',
    '1/1/1970',
    'Jan 1, 1970 12:00 AM',
    '12/31/1969',
    '30.12.1899',
  ])('%j stands for a day that is not known, and is not counted', (cell) =>
    expect(readColumn([cell])).toMatchObject({ times: [undefined], reading: { unread: 0 } }),
  );

  it('is a number of a spreadsheet only where the whole column is of such numbers', () => {
    expect(readColumn(['45365', '', 'unknown', '44927']).times).toEqual([
      noon('2024-03-14'),
      undefined,
      undefined,
      noon('2023-01-01'),
    ]);
    expect(readColumn(['45365', '2024-03-14'])).toMatchObject({
      times: [undefined, noon('2024-03-14')],
      reading: { unread: 1 },
    });
  });
});

describe('the order of numbers (product.md, Import: order of dates)', () => {
  it.each([
    ['the day, by another of the column', ['05/02/2023', '24/12/2022'], ['2023-02-05', '2022-12-24']],
    ['the month, by another of the column', ['3/4/2024', '12/31/2022'], ['2024-03-04', '2022-12-31']],
    ['the month, by a day that would be yet to come', ['1/12/26', '5/5/24'], ['2026-01-12', '2024-05-05']],
    ['the year, by a day of one digit', ['25. 4. 21.', '25. 4. 2.'], ['2025-04-21', '2025-04-02']],
    ['the year, by years that would be yet to come', ['24-04-21', '23-12-30'], ['2024-04-21', '2023-12-30']],
    ['the year, by dots behind each', ['25. 4. 21.'], ['2025-04-21']],
    [
      'the year, by the number that changes least',
      ['24-03-14', '24-02-09', '24-01-22'],
      ['2024-03-14', '2024-02-09', '2024-01-22'],
    ],
    ['the year at the end, likewise', ['14/03/24', '02/01/24', '25/12/23'], ['2024-03-14', '2024-01-02', '2023-12-25']],
  ])('is told: %s', (_, cells, days) => {
    const { times, reading } = readColumn(cells);
    expect(times).toEqual(days.map(noon));
    expect(reading.question).toBe('');
  });

  it.each(['24-03-14', '24.03.14', '24/03/14'])(
    'is not guessed where %j alone may begin with a year: the day is counted as one that cannot be read',
    (cell) => expect(readColumn([cell])).toMatchObject({ times: [undefined], reading: { unread: 1, question: '' } }),
  );

  it('is asked for where the column does not tell day from month, and taken as it was answered', () => {
    const cells = ['03/04/2024 20:15', '05/06/2024'];
    expect(readColumn(cells).reading.question).toBe('03/04/2024 20:15');
    expect(readColumn(cells, 'day-first').times).toEqual([noon('2024-04-03'), noon('2024-06-05')]);
    expect(readColumn(cells, 'month-first').times).toEqual([noon('2024-03-04'), noon('2024-05-06')]);
  });
});
