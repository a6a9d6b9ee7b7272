import { expect, it } from 'vitest';
import { listFilterParams, NO_FILTER, type ListFilter } from '#domain/library/filters/list-filter.ts';
import { ratingOptions, runtimeOptions, yearOptions } from './filter-options.ts';
import { filtersOn } from './list-filter-texts.ts';

const GENRES = [{ id: 18, name: 'Drama' }];

it.each<[Partial<ListFilter>, readonly string[]]>([
  [{ find: 'alien' }, []],
  [{ genre: [18] }, ['Drama']],
  [{ genre: [18, 99], not: [18] }, ['Drama', 'Genre 99', 'Not Drama']],
  [{ min: 7.5 }, ['Rated 7.5 or more']],
  [{ from: 1990 }, ['From 1990']],
  [{ to: 1999 }, ['Until 1999']],
  [{ from: 1990, to: 1999 }, ['1990 to 1999']],
  [{ from: 1990, to: 1990 }, ['1990']],
  [{ seen: true, out: false }, ['Seen', 'Not out yet']],
  [{ seen: false, out: true }, ['Not seen', 'Out already']],
  [{ runtime: 90 }, ['Up to 1½ hours']],
  [{ runtime: 100 }, ['Up to 1h 40m']],
  [{ rating: 7 }, ['Your rating from 7']],
  [{ most: 8 }, ['Your rating: at most 8']],
  [{ rating: 8, most: 8 }, ['Your rating: 8']],
  [{ rating: 6, most: 8 }, ['Your rating from 6', 'Your rating: at most 8']],
  [{ language: 'fr', country: 'DE' }, ['In French', 'Made in Germany']],
  [{ language: 'cn', country: 'SU' }, ['In Cantonese', 'Made in the Soviet Union']],
  [{ person: 90 }, ['With this person']],
])('%j is told as %j (product.md, Lists: filters)', (filter, texts) => {
  expect(filtersOn({ ...NO_FILTER, ...filter }, { genres: GENRES }).map(({ text }) => text)).toEqual(texts);
});

it.each([
  ['Teodora Lindqvist', 'With Teodora Lindqvist'],
  ['تيودورا', 'With تيودورا'],
])('somebody is called %s once that is known (product.md, Diary: further filters)', (person, text) => {
  expect(filtersOn({ ...NO_FILTER, person: 90 }, { genres: [], person }).map((on) => on.text)).toEqual([text]);
});

it('are told apart where two are called the same (product.md, Lists: filters)', () => {
  const genres = [...GENRES, { id: 99, name: 'Drama' }];
  const on = filtersOn({ ...NO_FILTER, genre: [18, 99], not: [18], rating: 8, most: 8 }, { genres });
  expect(on.map(({ text }) => text)).toEqual(['Drama', 'Drama', 'Not Drama', 'Your rating: 8']);
  expect(new Set(on.map(({ key }) => key)).size).toBe(4);
});

it('are taken away one after the other until none is left', () => {
  const without = (filter: ListFilter): ListFilter => {
    const [first] = filtersOn(filter, { genres: GENRES });
    return first ? without({ ...filter, ...first.without }) : filter;
  };
  const filter = {
    ...NO_FILTER,
    genre: [18, 99],
    not: [35],
    from: 1990,
    to: 1999,
    seen: false,
    min: 7,
    language: 'fr',
    country: 'DE',
  };
  const own = { person: 90, rating: 6, most: 8 };
  for (const each of [filter, { ...filter, ...own }, { ...NO_FILTER, rating: 8, most: 8 }])
    expect(listFilterParams(without(each))).toEqual(listFilterParams(NO_FILTER));
});

it('a field has the value of the address among its options, in its place', () => {
  const labels = (options: ReturnType<typeof yearOptions>) => options.map(({ label }) => label);
  expect(labels(runtimeOptions(undefined))).toEqual(['Any', 'Up to 1½ h', 'Up to 2 h', 'Up to 2½ h']);
  expect(labels(runtimeOptions(100))).toEqual(['Any', 'Up to 1½ h', 'Up to 1h 40m', 'Up to 2 h', 'Up to 2½ h']);
  expect(labels(ratingOptions(6.5))).toEqual(['Any', '6 or more', '6.5 or more', '7 or more', '8 or more']);
  expect(labels(yearOptions([1995, 1979], 1990))).toEqual(['Any year', '1995', '1979', '1990']);
});
