import { describe, expect, it } from 'vitest';
import { EXPORTS } from '#fixtures/import/exports.data.ts';
import { readingOf } from '#fixtures/import/reading-of.ts';

const filesOf = (form: string) => EXPORTS.find((each) => each.source === 'imdb' && each.form === form)?.files ?? {};
const LIST = 'Position,Const,Created,Title,Title Type,Year';

describe('IMDb’s files (product.md, Import: IMDb)', () => {
  it('give numbers, names, years, and ratings that are no viewings', () => {
    expect(readingOf(filesOf('ratings of 2018')).titles).toEqual([
      { name: 'Umbra', year: 1999, media_type: 'movie', ids: { imdb: 'tt9000001' }, rating: 9 },
      { name: 'Harbour Lights', year: 2008, media_type: 'tv', ids: { imdb: 'tt9000003' }, rating: 10 },
    ]);
  });

  it('give the watchlist with the time of each title, and ratings beside it', () => {
    expect(readingOf(filesOf('list until 2016')).titles).toMatchObject([
      { name: 'Umbra', listedAt: '2011-04-23T08:36:35.000Z', rating: 9 },
      { name: 'Φώτα', media_type: 'tv', listedAt: '2014-08-22T08:07:44.000Z' },
    ]);
  });

  it('give a list of the visitor’s by its name', () => {
    const { titles, lists, leftOut } = readingOf(filesOf('list of 2024, with its name'));
    expect(lists).toEqual([{ name: 'Rainy Sundays', description: '' }]);
    expect(titles[0]).toEqual({
      name: 'Umbra',
      year: 2021,
      media_type: 'movie',
      ids: { imdb: 'tt9000001' },
      places: [{ in: 'list:Rainy Sundays', position: 1 }],
      rating: 7,
      lists: ['Rainy Sundays'],
    });
    expect(leftOut).toEqual([{ name: 'Ada Vale', reason: 'person' }]);
  });

  it.each([
    'WATCHLIST.csv',
    'my watch list.csv',
    'list.csv',
    'ls012345678.csv',
    'export (2).csv',
    'f1b7c1f2-0a1b-4c3d-8e9f-001122334455.csv',
    'imdb_list_2024-05-01.csv',
  ])('is the watchlist where its name says no more than %s', (name) => {
    const { lists, titles } = readingOf({ [name]: `${LIST}\n1,tt9000001,,Umbra,Movie,2021` });
    expect(lists).toEqual([]);
    expect(titles[0]?.listedAt).toBeNull();
  });

  it.each([
    'ratings.csv',
    'WATCHLIST (2).csv',
    'export - Copy.csv',
    'F1B7C1F2-0A1B-4C3D-8E9F-001122334455 (1).csv',
    'ls012345678 copy 2.csv',
    'Kopie von list.csv',
  ])('is the watchlist where its name is a copy of a download’s, or is that of ratings: %s', (name) => {
    expect(readingOf({ [name]: `${LIST}\n1,tt9000001,,Umbra,Movie,2021` })).toMatchObject({
      lists: [],
      titles: [{ listedAt: null }],
    });
  });

  it.each([
    ['2024.csv', '2024'],
    ['1001.csv', '1001'],
    ['007.csv', '007'],
    ['5.csv', '5'],
    ['A.csv', 'A'],
    ['20240501.csv', '20240501'],
    ['2024-05-01.csv', '2024-05-01'],
    ['1984–2024.csv', '1984–2024'],
    ['2024 (1).csv', '2024'],
    ['my-list.csv', 'my-list'],
    ['my-list (3).csv', 'my-list'],
    ['My List(12).csv', 'My List'],
    ['Films (2024).csv', 'Films (2024)'],
    ['Top (100).csv', 'Top (100)'],
    ['Rainy_Sundays - Copy (2).csv', 'Rainy Sundays'],
    ['Rainy Sundays copy.csv', 'Rainy Sundays'],
    ['Sonntage - Kopie.csv', 'Sonntage'],
    ['Copie de Dimanches.csv', 'Dimanches'],
    ['Carbon Copy.csv', 'Carbon Copy'],
    ['(3).csv', '(3)'],
    ['list of 2024.csv', 'list of 2024'],
    ['facade01.csv', 'facade01'],
    ['映画.csv', '映画'],
    ['\u00c9t\u00e9.csv', '\u00c9t\u00e9'],
    ['E\u0301te\u0301.csv', '\u00c9t\u00e9'],
  ])('is a list of the visitor’s where its name is no download’s: %s', (file, name) => {
    expect(readingOf({ [file]: `${LIST}\n1,tt9000001,,Umbra,Movie,2021` })).toMatchObject({
      lists: [{ name, description: '' }],
      titles: [{ lists: [name] }],
    });
  });

  it('has what is neither a title nor a person', () => {
    expect(readingOf({ 'a.csv': `${LIST}\n1,co123,,Dust Films,,` }).leftOut).toEqual([
      { name: 'Dust Films', reason: 'unreadable' },
    ]);
  });
});
