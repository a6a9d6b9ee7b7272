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

  it('has what is neither a title nor a person', () => {
    expect(readingOf({ 'a.csv': `${LIST}\n1,co123,,Dust Films,,` }).leftOut).toEqual([
      { name: 'Dust Films', reason: 'unreadable' },
    ]);
  });
});
