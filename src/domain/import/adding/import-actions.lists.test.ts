import { describe, expect, it } from 'vitest';
import { LOW_TIDE, addRows } from '#fixtures/import/add-rows.ts';
import { EMPTY_LIBRARY, type Library } from '../../library/library.ts';
import { lengthOf } from '../../library/names/text-length.ts';

describe('lists of the file (product.md, Import: collections)', () => {
  const names = ({ collections }: Library) => collections.map(({ name }) => name).slice(3);

  it('become collections, each with an id of its own, in their order', () => {
    const rows = [
      { id: 1, lists: ['Noir', 'Long'] },
      { id: 2, lists: ['Noir'] },
    ];
    const lists = [
      { name: 'Long', description: ' Three hours ' },
      { name: 'Empty', description: '' },
      { name: 'Noir', description: '' },
    ];
    const { collections } = addRows(rows, {}, lists);
    expect(collections.slice(3)).toMatchObject([
      {
        id: '1795262400000',
        name: 'Long',
        description: 'Three hours',
        movies: [{ id: 1 }],
        createdAt: '2026-11-21T12:00:00.000Z',
      },
      { id: '1795262400001', name: 'Noir', description: '', movies: [{ id: 1 }, { id: 2 }] },
    ]);
  });

  it('fill the collection of their name, where there is one', () => {
    const { collections } = addRows([{ lists: [' Feel Good '] }]);
    expect(collections).toHaveLength(3);
    expect(collections[2]).toMatchObject({ id: '3', name: 'Feel Good', movies: [LOW_TIDE] });
  });

  const OLD = { name: 'Noir', description: 'The old ones' };
  const NEW = { name: 'Noir', description: 'The new ones' };
  const headsOf = ({ collections }: Library) =>
    collections.map(({ name, description, movies }) => [name, description, movies.map(({ id }) => id)]);

  it('fill the collection that is described as they are, however many have their name', () => {
    const first = addRows([{ id: 1, lists: ['Noir'] }], { collections: [] }, [OLD]);
    const both = addRows([{ id: 2, lists: ['Noir'] }], first, [NEW]);
    expect(headsOf(both)).toEqual([
      ['Noir', 'The old ones', [1]],
      ['Noir (2)', 'The new ones', [2]],
    ]);
    const again = addRows([{ id: 3, lists: ['Noir'] }], both, [NEW]);
    expect(headsOf(again)[1]).toEqual(['Noir (2)', 'The new ones', [2, 3]]);
    expect(addRows([{ id: 1, lists: ['Noir'] }], again, [OLD])).toEqual(again);
    const together = addRows(
      [
        { id: 1, lists: ['Noir'] },
        { id: 2, lists: ['Noir (2)'] },
      ],
      both,
      [OLD, { ...NEW, name: 'Noir (2)', filedName: 'Noir' }],
    );
    expect(together).toEqual(both);
  });

  it.each<[string, Partial<Library['collections'][number]>, string]>([
    ['has titles of theirs, though it is described otherwise', { movies: [LOW_TIDE] }, 'Dark'],
    ['is not described', {}, ''],
    ['is described by the app', {}, 'Custom collection: Noir'],
  ])('fill one of their name that %s', (_, more, description) => {
    const before = { id: '9', name: 'Noir', description, movies: [], ...more };
    const rows = [{ lists: ['Noir'] }, { id: 8, lists: ['Noir'] }];
    expect(headsOf(addRows(rows, { collections: [before] }, [OLD]))).toEqual([['Noir', description, [7, 8]]]);
  });

  it('take an id that is free', () => {
    const taken = { id: '1795262400000', name: 'Now', description: '', movies: [] };
    const { collections } = addRows([{ lists: ['Noir'] }], { collections: [taken] });
    expect(collections.map(({ id }) => id)).toEqual(['1795262400000', '1795262400001']);
  });

  it('have their names and descriptions cut, and are called something', () => {
    const long = 'n'.repeat(60);
    const lists = [{ name: long, description: 'd'.repeat(300) }];
    const library = addRows([{ lists: [long] }, { id: 8, lists: [long, '  '] }], {}, lists);
    expect(names(library)).toEqual(['n'.repeat(50), 'Imported list']);
    expect(library.collections[3]?.description).toBe(`${long}\n${'d'.repeat(139)}`);
    expect(library.collections[3]?.movies).toHaveLength(2);
  });

  const CINEMA = 'Every film that I have seen in a real cinema in the year';
  const FAMILY = '👩‍👩‍👧‍👦'.repeat(60);
  it.each([
    ['at the end', [`${CINEMA} 2023`, `${CINEMA} 2024`]],
    ['in the middle', [`${CINEMA} 2023, ${CINEMA}`, `${CINEMA} 2024, ${CINEMA}`, `${CINEMA} 2025, ${CINEMA}`]],
    ['by their length', [`${CINEMA.slice(0, 50)}!`, CINEMA]],
    ['after more letters than a description has', ['A', 'B'].map((end) => `${'Long '.repeat(45)}${end}`)],
    ['in letters of many code points', [`${FAMILY}1`, `${FAMILY}2`]],
  ])('stay apart where their names differ %s, and are found again', (_, lists) => {
    const rows = lists.map((list, at) => ({ id: at + 1, lists: [list] }));
    const together = addRows(rows);
    expect(new Set(names(together)).size).toBe(lists.length);
    for (const name of names(together)) expect(lengthOf(name)).toBeLessThanOrEqual(50);
    expect(together.collections.slice(3).map(({ movies }) => movies.map(({ id }) => id))).toEqual(
      lists.map((__, at) => [at + 1]),
    );
    expect(addRows(rows, together)).toEqual(together);
    // One file at a time, and in another order, they find the same collections.
    const apart = rows.toReversed().reduce((library, row) => addRows([row], library), EMPTY_LIBRARY);
    expect(new Set(names(apart)).size).toBe(lists.length);
    expect(addRows(rows, apart)).toEqual(apart);
  });

  it('fill a collection that has the beginning of their name, and does not say of which', () => {
    const before = { id: '9', name: CINEMA.slice(0, 50).trim(), description: 'My evenings', movies: [] };
    expect(addRows([{ lists: [CINEMA] }], { collections: [before] }).collections).toMatchObject([
      { id: '9', movies: [{}] },
    ]);
  });

  it('have one name, however Unicode writes it', () => {
    const before = { id: '9', name: 'E\u0301te\u0301', description: '', movies: [] };
    const library = addRows([{ lists: ['\u00c9t\u00e9'] }, { id: 8, lists: ['E\u0301te\u0301'] }], {
      collections: [before],
    });
    expect(library.collections).toMatchObject([{ id: '9', movies: [{ id: 7 }, { id: 8 }] }]);
  });
});
