import { describe, expect, it } from 'vitest';
import { matchOf, NOW } from '#fixtures/import/add-rows.ts';
import { readingOf } from '#fixtures/import/reading-of.ts';
import { apply } from '../library/apply.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { resultOf } from '../steps.ts';
import { titleName } from '../title.ts';
import { importActions } from './adding/import-actions.ts';
import { readPosition } from './cells/read-position.ts';

/** The library once all that files have is added: each title is found under the name that they give. */
const libraryOf = (files: Readonly<Record<string, unknown>>): Library => {
  const { titles, lists } = readingOf(files);
  const matches = titles.map((imported, id) => {
    const { title } = matchOf({ id: id + 1 });
    return { imported, title: { ...title, title: imported.name } };
  });
  return apply(EMPTY_LIBRARY, {
    kind: 'batch',
    actions: resultOf(importActions(EMPTY_LIBRARY, matches, { lists, now: NOW })),
  });
};

const namesIn = ({ collections }: Library, name: string): string =>
  collections
    .find((each) => each.name.toLowerCase() === name.toLowerCase())
    ?.movies.map(titleName)
    .join('') ?? '';

const LETTERBOXD = (rows: string) =>
  `Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-02-11,Best,,u,\n\nPosition,Name,Year,URL,Description\n${rows}`;
const IMDB = (rows: string) => `Position,Const,Created,Title,Title Type,Year\n${rows}`;
const trakt = (rank: unknown, title: string) => ({
  rank,
  listed_at: '2024-01-01T00:00:00.000Z',
  type: 'movie',
  movie: { title, year: 1968, ids: { trakt: title.codePointAt(0) } },
});
const OWN = 'list,collection,media_type,tmdb_id,title,year';
const PLAIN = 'list_name,title,year';

describe('the order that a file states (product.md, Import: stated order)', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['of Letterboxd’s positions', { 'best.csv': LETTERBOXD('3,C,1957,c,\n1,A,1968,a,\n2,B,2021,b,') }],
    ['of positions from the last to the first', { 'best.csv': LETTERBOXD('3,C,1957,c,\n2,B,2021,b,\n1,A,1968,a,') }],
    ['of positions with gaps', { 'best.csv': LETTERBOXD('900,C,1957,c,\n-1,A,1968,a,\n40,B,2021,b,') }],
    ['of positions as texts', { 'best.csv': LETTERBOXD('010,C,1957,c,\n9,B,2021,b,\n="1",A,1968,a,') }],
    [
      'of positions that a program has made',
      { 'best.csv': LETTERBOXD('10.0,C,1957,c,\n9.0,B,2021,b,\n1.0,A,1968,a,') },
    ],
    ['of positions in other digits', { 'best.csv': LETTERBOXD('١٠,C,1957,c,\n٩,B,2021,b,\n١,A,1968,a,') }],
    ['of positions as people write them', { 'best.csv': LETTERBOXD('#10,C,1957,c,\n9.,B,2021,b,\n1st,A,1968,a,') }],
    ['of positions of which one is missing', { 'best.csv': LETTERBOXD(',C,1957,c,\n2,B,2021,b,\n1,A,1968,a,') }],
    ['of positions of which two are one', { 'best.csv': LETTERBOXD('2,B,2021,b,\n2,C,1957,c,\n1,A,1968,a,') }],
    [
      'of IMDb’s positions',
      { 'Best.csv': IMDB('2,tt9000002,,B,Movie,2021\n1,tt9000001,,A,Movie,1968\n10,tt9000003,,C,Movie,1957') },
    ],
    ['of Trakt’s ranks', { 'lists-list-4711-best.json': [trakt(3, 'C'), trakt(1, 'A'), trakt(2, 'B')] }],
    [
      'of Trakt’s ranks as texts',
      { 'lists-list-4711-best.json': [trakt('10', 'C'), trakt('9', 'B'), trakt('1', 'A')] },
    ],
    [
      'of TV Time’s lists',
      {
        'tvtime-lists.csv':
          'list_name,item_type,tvdb_id,name,custom_order\nBest,series,3,C,2\nBest,series,1,A,0\nBest,series,2,B,1',
      },
    ],
    [
      'of Matinee’s table',
      {
        'a.csv': `${OWN},position\ncollection,Best,movie,3,C,1957,2\ncollection,Best,movie,2,B,1957,1\ncollection,Best,movie,1,A,1968,0`,
      },
    ],
    ['of a table', { 'a.csv': `${PLAIN},Rank\nBest,C,1957,3\nBest,B,2021,2\nBest,A,1968,1` }],
    [
      'of a table in another language',
      { 'a.csv': 'Liste,Titel,Jahr,Platz\nBest,C,1957,3\nBest,B,2021,2\nBest,A,1968,1' },
    ],
  ])('is that of its collection: %s', (_, files) => expect(namesIn(libraryOf(files), 'Best')).toBe('ABC'));

  it('stays where a title was named before, by another file or another list', () => {
    const other = LETTERBOXD('1,C,1957,c,\n2,A,1968,a,').replace('Best', 'Other');
    const library = libraryOf({
      'watched.csv': 'Date,Name,Year,Letterboxd URI\n2024-01-01,C,1957,c\n2024-01-01,B,2021,b',
      'lists/other.csv': other,
      'lists/best.csv': LETTERBOXD('3,C,1957,c,\n1,A,1968,a,\n2,B,2021,b,'),
    });
    expect(namesIn(library, 'Best')).toBe('ABC');
    expect(namesIn(library, 'Other')).toBe('CA');
  });

  it('is that of a backup’s ranks', () => {
    const movies = [
      { id: 3, title: 'C', rank: 'gjdgxu' },
      { id: 1, title: 'A', rank: 'gjdgxs' },
      { id: 2, title: 'B', rank: 'gjdgxt' },
    ];
    const library = { collections: [{ id: '1', name: 'Best', description: '', movies }] };
    expect(namesIn(libraryOf({ 'a.json': { product: 'Matinee', library } }), 'Best')).toBe('ABC');
  });

  it('is that of a watchlist and of favorites too, where they have no days', () => {
    const names = (titles: Library['watchlist']) => titles.map(titleName).join('');
    const imdb = IMDB('3,tt9000003,,C,Movie,1957\n1,tt9000001,,A,Movie,1968\n2,tt9000002,,B,Movie,2021');
    expect(names(libraryOf({ 'WATCHLIST.csv': imdb }).watchlist)).toBe('ABC');
    const plain = 'title,year,position\nC,1957,3\nA,1968,1\nB,2021,2';
    expect(names(libraryOf({ 'watchlist.csv': plain }).watchlist)).toBe('ABC');
    expect(names(libraryOf({ 'favorites.csv': plain }).favorites)).toBe('ABC');
  });

  it('is that of lists among each other, where the file states one', () => {
    const list = (name: string, order: number) => ({
      list_id: name,
      name,
      order,
      items: [{ type: 'tmdb-show', externalId: '70' }],
    });
    const library = libraryOf({ 'lists.json': [list('C', 2), list('A', 0), list('B', 1)] });
    expect(library.collections.slice(3).map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  });

  it.each([
    ['', undefined],
    ['-', undefined],
    ['first', undefined],
    ['1-2', undefined],
    ['1.2.3', undefined],
    [null, undefined],
    [0, 0],
    ['1.5', 1.5],
    ['No. 7', 7],
    ['7º', 7],
    ['7 / 10', 7],
  ])('is read of a cell: %j', (cell, position) => expect(readPosition(cell)).toBe(position));
});
