import { expect, it } from 'vitest';
import { NO_FILTER, type ListFilter } from '#domain/library/filters/list-filter.ts';
import { filtersOn, LIST_FIELDS, runtimeOptions } from './filter-options.ts';

const GENRES = [{ id: 18, name: 'Drama' }];

it.each<[Partial<ListFilter>, readonly string[]]>([
  [{ find: 'alien' }, []],
  [{ genre: 18 }, ['Drama']],
  [{ genre: 99 }, ['Genre 99']],
  [{ from: 1990 }, ['From 1990']],
  [{ to: 1999 }, ['Until 1999']],
  [{ from: 1990, to: 1999 }, ['1990 to 1999']],
  [{ from: 1990, to: 1990 }, ['1990']],
  [{ seen: true, out: false }, ['Seen', 'Not out yet']],
  [{ seen: false, out: true }, ['Not seen', 'Out already']],
  [{ runtime: 90 }, ['Up to 1½ hours']],
  [{ runtime: 100 }, ['Up to 1h 40m']],
  [{ rating: 7 }, ['Your rating from 7']],
])('%j is told as %j (product.md, Lists: filters)', (filter, texts) => {
  expect(filtersOn({ ...NO_FILTER, ...filter }, GENRES).map(({ text }) => text)).toEqual(texts);
});

it('a field has the value of the address among its options', () => {
  const optionsOf = (name: 'genre' | 'from', filter: Partial<ListFilter>) =>
    LIST_FIELDS[name].options({ filter: { ...NO_FILTER, ...filter }, genres: GENRES, years: [1995, 1979] });
  expect(optionsOf('genre', { genre: 99 }).map(({ label }) => label)).toEqual(['All Genres', 'Drama', 'Genre 99']);
  expect(runtimeOptions(100).at(-1)).toEqual({ value: '100', label: 'Up to 1h 40m' });
  expect(runtimeOptions(90)).toBe(runtimeOptions(undefined));
  expect(optionsOf('from', { from: 1990 }).map(({ value }) => value)).toEqual(['', '1995', '1979', '1990']);
});
