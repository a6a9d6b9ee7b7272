import { describe, expect, it } from 'vitest';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { LIST_COLUMNS, listTable } from './list-table.ts';

const at = '2026-11-20T12:00:00.000Z';
const HEADER = 'list,collection,media_type,tmdb_id,title,year,added_at,watched_at,rating10,note,hidden_at';

const rowsOf = (has: Partial<Library>) =>
  listTable({ ...EMPTY_LIBRARY, ...has })
    .slice(1)
    .map((row) => Object.fromEntries(LIST_COLUMNS.map((column, index) => [column, row[index] ?? ''])));

describe('the table of all lists (product.md, Export: table)', () => {
  it('has the header that data-format.md tells', () => {
    expect(listTable(EMPTY_LIBRARY)).toEqual([HEADER.split(',')]);
  });

  it('has every title of every list, in the order of the lists', () => {
    expect(listTable(FULL_LIBRARY).slice(1)).toEqual([
      ['watchlist', '', 'tv', '1396', 'Nine Dials', '', at, '', '', '', ''],
      ['favorites', '', 'movie', '603', 'Dust Parade', '', at, '', '', '', ''],
      ['collection', 'Noir', 'movie', '7', '', '', '', 'unknown', '8', 'Twice.', at],
      ['marks', '', 'movie', '7', 'Low Tide', '', '', 'unknown', '8', 'Twice.', at],
    ]);
  });

  it('says of each what the visitor knows, wherever it is listed', () => {
    const title = { id: 7, title: 'Low Tide', release_date: '2025-06-20' };
    const [listed, marked] = rowsOf({
      watchlist: [{ ...title, addedAt: at }],
      marks: [
        { id: 7, media_type: 'tv', rating: 2 },
        { ...title, seenAt: at, rating: 9 },
      ],
    }).filter((row) => row['media_type'] === 'movie');
    expect(listed).toMatchObject({
      list: 'watchlist',
      year: '2025',
      added_at: at,
      watched_at: '2026-11-20',
      rating10: '9',
    });
    expect(marked).toMatchObject({
      list: 'marks',
      year: '2025',
      added_at: '',
      watched_at: '2026-11-20',
      rating10: '9',
    });
  });

  it('lets no text be taken for a formula (product.md, Export: formulas)', () => {
    const movies = [{ id: 7, title: '=1+1' }];
    const collections = [{ id: '5', name: '@noir', description: '', movies }];
    // A backup of unknown origin may have anything for a time.
    const marks = [{ id: 7, note: '- slow', seenAt: '=1', hiddenAt: '+1' }];
    expect(rowsOf({ collections, marks })[0]).toMatchObject({
      collection: "'@noir",
      title: "'=1+1",
      note: "'- slow",
      watched_at: "'=1",
      hidden_at: "'+1",
    });
  });

  it('leaves empty what is unknown', () => {
    expect(rowsOf({ favorites: [{ id: 7, addedAt: '' }] })[0]).toEqual({
      ...Object.fromEntries(LIST_COLUMNS.map((column) => [column, ''])),
      list: 'favorites',
      media_type: 'movie',
      tmdb_id: '7',
    });
    expect(rowsOf({ favorites: [{ id: 7, release_date: 'soon', addedAt: '' }] })[0]).toMatchObject({ year: '' });
  });
});
