import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FilterName,
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
    ['new=mine', { new: 'mine' }],
    ['new=yes&new=mine', {}],
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
    expect(read('language=fr&country=FR&person=90&rating=9&most=7')).toEqual({ find: '', rating: 9 });
  });

  it.each([
    ['language=fr&country=FR&person=90', { language: 'fr', country: 'FR', person: 90 }],
    ['language=cn&country=SU', { language: 'cn', country: 'SU' }],
    ['rating=6&most=8', { rating: 6, most: 8 }],
    ['rating=9&most=7', { rating: 7, most: 9 }],
    ['most=8&most=9', { most: 8 }],
    ['language=xx&country=ZZ&person=0&most=0', {}],
    ['language=FR&country=fr&person=-90&most=11', {}],
    ['language=fr,de&country=FR,DE&person=90,91&most=7.5', {}],
    ['language=french&country=FRA&person=9e9&most=%208', {}],
    ['language=constructor&country=__proto__&person=1.5&most=Infinity', {}],
    ['language=toString&country=hasOwnProperty&person=99999999999999999999', {}],
    ['language=&country=&person=&most=', {}],
    [`language=${'fr'.repeat(5_000)}&country=${'FR'.repeat(5_000)}&person=${'9'.repeat(10_000)}`, {}],
    ['language=%00&country=%ff&person=%F0%9F%8E%AC&most=٨', {}],
  ])('of what was seen, of %s (product.md, Diary: further filters)', (search, expected) => {
    expect(read(search, DIARY_FILTERS)).toEqual({ ...NO_FILTER, ...expected });
  });

  it('is the same however often it is read and written, whatever stands in it', () => {
    const { find: _, ...names } = listFilterParams(NO_FILTER);
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('fr', 'FR', '7', '9', '1990', '18,35', 'yes'),
    );
    const search = fc.dictionary(fc.constantFrom(...Object.keys(names)), value);
    fc.assert(
      fc.property(search, fc.constantFrom(SAVED_FILTERS, DIARY_FILTERS), (params, own) => {
        const filter = readListFilter(new URLSearchParams(params), own);
        const written = Object.entries(listFilterParams(filter)).flatMap(([name, text]) =>
          text ? [[name, text]] : [],
        );
        expect(readListFilter(new URLSearchParams(written), own)).toEqual(filter);
      }),
    );
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
      language: 'fr',
      country: 'FR',
      person: '90',
      rating: '7',
      most: '8',
      when: '2026-11',
      weekday: '6',
      again: 'yes',
    };
    const names = Object.keys(LIST_FILTERS) as FilterName[];
    const filter = readListFilter(new URLSearchParams(params), names);
    expect(listFilterParams(filter)).toEqual(params);
    expect(listFilterParams(NO_FILTER)).toStrictEqual(
      Object.fromEntries(['find', ...names].map((name) => [name, undefined])),
    );
  });
});
