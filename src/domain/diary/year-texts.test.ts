import { describe, expect, it } from 'vitest';
import { yearFigures } from './year-figures.ts';
import { ALL_TIME } from './year-of.ts';
import {
  chartText,
  dotText,
  dotUnit,
  largeFigures,
  monthColumns,
  nothingText,
  weekdayColumns,
  yearColumns,
  yearText,
} from './year-texts.ts';

const TODAY = '2026-11-28';
const NONE = yearFigures([], { factsOf: () => ({}), ratingOf: () => undefined });

describe('the head of a year (product.md, Your year: screen)', () => {
  it.each([
    ['2026', 'Your year, to November 28', 'Nothing seen in 2026 yet'],
    ['2027', 'Your year', 'Nothing seen in 2027 yet'],
    ['2024', 'Your year', 'Nothing seen in 2024'],
    [ALL_TIME, 'All that you have seen', 'Nothing seen yet'],
  ])('says of %s: %s; and where it is empty: %s', (year, text, nothing) => {
    expect([yearText(year, TODAY), nothingText(year, TODAY)]).toEqual([text, nothing]);
  });
});

describe('the four figures (product.md, Your year: figures)', () => {
  it('say what they are about', () => {
    const time = { minutes: 28_260, known: 512, total: 530 };
    const ratings = { ...NONE.ratings, rated: 96, average: 7.44 };
    const some = { ...NONE, films: 142, again: 31, episodes: 1_388, shows: 19, ...time, ratings };
    expect(largeFigures(some)).toEqual({
      films: { value: '142', text: 'films, 31 of them again' },
      episodes: { value: '1,388', text: 'episodes of 19 shows' },
      hours: { value: '471', text: 'hours, of 512 of 530 known' },
      average: { value: '7.4', text: 'your average, of 96 ratings' },
    });
  });

  it('are in words where there is one, or none', () => {
    const one = { ...NONE, films: 1, episodes: 1, shows: 1, minutes: 60, known: 2, total: 2 };
    expect(Object.values(largeFigures(one)).map(({ text }) => text)).toEqual([
      'film',
      'episode of 1 show',
      'hour',
      'no rating of yours',
    ]);
    expect(largeFigures(NONE).episodes).toEqual({ value: '0', text: 'episodes' });
  });
});

describe('a chart (product.md, Your year: charts)', () => {
  it('says what there is most of', () => {
    const columns = monthColumns({ months: [22, 12, 8] });
    expect(chartText('Films by month', columns)).toBe('Films by month: January 22, the most');
    expect(chartText('Films by month', monthColumns({ months: [] }))).toBe('Films by month: none');
    expect(weekdayColumns({ weekdays: [] }).map(({ label }) => label)).toEqual(
      'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
    );
  });

  it.each([
    [0, 1],
    [14, 1],
    [15, 2],
    [38, 3],
    [71, 10],
    [3_000, 300],
  ])('of %i in a column has dots for %i each', (count, unit) => {
    expect(dotUnit([{ count: 1 }, { count }], 14)).toBe(unit);
  });

  it('says what a dot is', () => {
    expect([1, 3, 300].map((unit) => dotText(unit, 'film'))).toEqual([
      'a dot is a film',
      'a dot is three films',
      'a dot is 300 films',
    ]);
  });

  it('of all time has the last twelve years', () => {
    const years = new Map(Array.from({ length: 20 }, (_, at) => [`${2_000 + at}`, at]));
    const columns = yearColumns({ years });
    expect([columns.length, columns[0]?.name, columns.at(-1)?.name]).toEqual([12, '2008', '2019']);
  });
});
