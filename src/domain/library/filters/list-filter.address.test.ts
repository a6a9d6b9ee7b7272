import { describe, expect, it } from 'vitest';
import { filterNames } from '../../discovery/filter-table.ts';
import {
  LIST_FILTERS,
  listFilterParams,
  NO_FILTER,
  readListFilter,
  SAVED_FILTERS,
  DIARY_FILTERS,
} from './list-filter.ts';

const read = (search: string, names = SAVED_FILTERS) => readListFilter(new URLSearchParams(search), names);

describe('what a list is narrowed down to, in its address (product.md, Lists: filters)', () => {
  it.each([
    ['', {}],
    ['find=alien&seen=no', { find: 'alien', seen: false }],
    ['find=two+words%20', { find: 'two words ' }],
    ['seen=yes&out=no', { seen: true, out: false }],
    ['genre=18&from=1990&to=1999&runtime=90&rating=7', { genre: [18], from: 1990, to: 1999, runtime: 90, rating: 7 }],
    ['genre=18,35&not=27&min=7.5', { genre: [18, 35], not: [27], min: 7.5 }],
    ['from=1999&to=1990', { from: 1990, to: 1999 }],
    ['seen=maybe&out=1&genre=drama&from=90&to=12345&runtime=-5&rating=11', {}],
    ['seen=&rating=0&runtime=9.5&genre=0&from=+1990', {}],
    ['runtime=99999&rating=7%20', {}],
  ])('%s', (search, expected) => {
    expect(read(search)).toEqual({ ...NO_FILTER, ...expected });
  });

  it.each(['👩‍👩‍👧‍👦'.repeat(2_000), 'שלום '.repeat(400), 'a'.repeat(2_000), '\ud800'])(
    'looks for the first 200 characters of a text (%#) (product.md, Lists: find)',
    (text) => {
      const { find } = read(new URLSearchParams({ find: text }).toString());
      expect([...new Intl.Segmenter().segment(find)].length).toBeLessThanOrEqual(200);
      expect(find).not.toBe('');
    },
  );

  it('has nothing that the list has no filter for', () => {
    expect(read('find=x&seen=no&out=no&rating=7', DIARY_FILTERS)).toEqual({ find: 'x', rating: 7 });
  });

  it('has parameters of its own, which no other choice of a list has', () => {
    const params = Object.values(LIST_FILTERS).flatMap((filter) => filter.params);
    const others = ['find', 'type', 'sort', 'order', 'only', 'view', 'services', 'open'];
    expect(new Set([...params, ...others]).size).toBe(params.length + others.length);
  });

  it('is written as it is read; what is not asked for is left out', () => {
    const params = {
      find: 'a b',
      genre: '18,35',
      not: '27',
      from: '1990',
      to: '1999',
      seen: 'no',
      out: 'yes',
      min: '7',
      runtime: '90',
      rating: '7',
      when: '2026-11',
      weekday: '6',
      again: 'yes',
    };
    const filter = readListFilter(new URLSearchParams(params), filterNames(LIST_FILTERS));
    expect(listFilterParams(filter)).toEqual(params);
    const names = Object.keys(params);
    expect(listFilterParams(NO_FILTER)).toStrictEqual(Object.fromEntries(names.map((name) => [name, undefined])));
  });
});
