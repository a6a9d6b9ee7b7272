import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import type { NamedTitle } from '../named-title.ts';
import { candidatesOf, offeredOf } from './candidates-of.ts';

const movie = (id: number, title: string, release_date?: string, more: Partial<NamedTitle> = {}): NamedTitle => {
  const { release_date: _, ...base } = aTitle({ id, title });
  return { ...base, ...(release_date && { release_date }), ...more };
};
const idsOf = (titles: readonly NamedTitle[]) => titles.map(({ id }) => id);

describe('the titles that a name and a year may mean', () => {
  it('keep the two films called Dune apart (product.md, Import: names)', () => {
    const titles = [
      movie(1, 'Dune', '1984-12-14'),
      movie(2, 'Dune', '2021-09-15'),
      movie(3, 'Dune: Part Two', '2024-02-27'),
    ];
    expect(idsOf(candidatesOf({ name: 'Dune', year: 2021 }, titles))).toEqual([2]);
    expect(idsOf(candidatesOf({ name: 'DUNE', year: 1984 }, titles))).toEqual([1]);
    expect(idsOf(candidatesOf({ name: 'Dune', year: 2000 }, titles))).toEqual([]);
  });

  it.each([
    [2020, true],
    [2021, true],
    [2022, true],
    [2019, false],
    [2023, false],
  ])('may differ by a year: %i', (year, isOne) => {
    expect(candidatesOf({ name: 'Dune', year }, [movie(2, 'Dune', '2021-09-15')])).toHaveLength(isOne ? 1 : 0);
  });

  it('have the very year first, then what is popular, then what many voted on (product.md, Import: several)', () => {
    const titles = [
      movie(1, 'Home', '2015-01-01', { popularity: 90 }),
      movie(2, 'Home', '2014-01-01', { popularity: 1, vote_count: 7 }),
      movie(3, 'Home', '2014-06-01', { popularity: 9 }),
      movie(4, 'Home', '2014-09-01', { popularity: 1, vote_count: 8 }),
    ];
    expect(idsOf(candidatesOf({ name: 'Home', year: 2014 }, titles))).toEqual([3, 4, 2, 1]);
    expect(idsOf(candidatesOf({ name: 'Home' }, titles))).toEqual([1, 3, 4, 2]);
  });

  it('may be called by the name of where they were made', () => {
    const titles = [movie(1, 'City of God', '2002-02-05', { originalName: 'Cidade de Deus' })];
    expect(idsOf(candidatesOf({ name: 'Cidade de Deus', year: 2002 }, titles))).toEqual([1]);
  });

  it('are none without a date, where a year is wanted', () => {
    expect(candidatesOf({ name: 'Dune', year: 2021 }, [movie(1, 'Dune')])).toEqual([]);
    expect(candidatesOf({ name: 'Dune' }, [movie(1, 'Dune')])).toHaveLength(1);
  });

  it('are twenty at most', () => {
    const titles = Array.from({ length: 30 }, (_, id) => movie(id + 1, 'Home', '2014-01-01'));
    expect(candidatesOf({ name: 'Home' }, titles)).toHaveLength(20);
  });
});

describe('what is offered for a name in another language (product.md, Import: names)', () => {
  const dust = movie(1, 'Dust Parade', '1968-03-01');
  const other = movie(2, 'Dust Parade: The Return', '1999-03-01');

  it.each<[string, number | undefined, readonly NamedTitle[], readonly number[]]>([
    ['the only answer', undefined, [dust], [1]],
    ['the only answer of about the year', 1969, [dust, other], [1]],
    ['none of several', undefined, [dust, other], []],
    ['none of several of the year', 1968, [dust, movie(3, 'Dust', '1967-01-01')], []],
    ['none of another year', 1975, [dust], []],
    ['none without a date, where there is a year', 1968, [movie(3, 'Dust')], []],
  ])('is %s', (_, year, titles, ids) => {
    expect(idsOf(offeredOf({ name: 'Der Staubumzug', ...(year !== undefined && { year }) }, titles))).toEqual(ids);
  });

  it('is what is called so, where anything is', () => {
    expect(idsOf(offeredOf({ name: 'Dust Parade' }, [dust, other]))).toEqual([1]);
  });
});
