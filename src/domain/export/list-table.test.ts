import { describe, expect, it } from 'vitest';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { resultOf } from '../steps.ts';
import { listTable } from './list-table.ts';

const at = '2026-11-20T12:00:00.000Z';
const HEADER =
  'list,collection,media_type,tmdb_id,title,year,added_at,watched_at,rating10,note,hidden_at,season,episode';

const rowsOf = (has: Partial<Library>) =>
  resultOf(listTable({ ...EMPTY_LIBRARY, ...has }))
    .slice(1)
    .map((row) => Object.fromEntries(HEADER.split(',').map((column, index) => [column, row[index] ?? ''])));

const episodeRow = (day: string, season: string, number: string) =>
  `episodes,,tv,1396,Nine Dials,2021,,${day},,,,${season},${number}`.split(',');

describe('the table of all lists (product.md, Export: table)', () => {
  it('has the header that data-format.md tells', () => {
    expect(resultOf(listTable(EMPTY_LIBRARY))).toEqual([HEADER.split(',')]);
  });

  it('has every title of every list, in the order of the lists', () => {
    expect(resultOf(listTable(FULL_LIBRARY)).slice(1)).toEqual([
      ['watchlist', '', 'tv', '1396', 'Nine Dials', '', at, '', '', '', '', '', ''],
      ['favorites', '', 'movie', '603', 'Dust Parade', '', at, '', '', '', '', '', ''],
      ['collection', 'Noir', 'movie', '7', '', '', '', 'unknown', '8', 'Twice.', at, '', ''],
      ['marks', '', 'movie', '7', 'Low Tide', '', '', 'unknown', '8', 'Twice.', at, '', ''],
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => episodeRow('2026-06-10', '1', `${number}`)),
      episodeRow('unknown', '1', '12'),
      episodeRow('unknown', '2', '1'),
    ]);
  });

  it('has a row for each day on which a title was seen', () => {
    const viewings = { '2026-11-20': {}, '2024-02-29': { rating: 8 }, '2019': {}, '': {} };
    const marks = [{ id: 7, title: 'Low Tide', seenAt: '2026-11-20', viewings, rating: 9, note: 'Loud.' }];
    const cellsOf = (row: Readonly<Record<string, string>>) =>
      ['list', 'watched_at', 'rating10', 'note'].map((column) => row[column]);
    expect(rowsOf({ marks }).map(cellsOf)).toEqual([
      ['marks', '2026-11-20', '9', 'Loud.'],
      ['viewings', '2024-02-29', '8', ''],
      ['viewings', '2019-01-01T00:00:00.000Z', '', ''],
      ['viewings', 'unknown', '', ''],
    ]);
  });

  it('has what was thought the newest time, where more is said of it than the mark says', () => {
    const marks = [{ id: 7, title: 'Low Tide', seenAt: '2026-11-20', viewings: { '2026-11-20': { note: 'Quiet.' } } }];
    expect(rowsOf({ marks }).map((row) => [row['list'], row['watched_at'], row['note']])).toEqual([
      ['marks', '2026-11-20', ''],
      ['viewings', '2026-11-20', 'Quiet.'],
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
      ...Object.fromEntries(HEADER.split(',').map((column) => [column, ''])),
      list: 'favorites',
      media_type: 'movie',
      tmdb_id: '7',
    });
    expect(rowsOf({ favorites: [{ id: 7, release_date: 'soon', addedAt: '' }] })[0]).toMatchObject({ year: '' });
  });

  it('has one row for a run that cannot have been seen, and none for what is no season (product.md, Export: table)', () => {
    const seasons = { 1: '1-5000', 2: '1-99999@20614', specials: '1', 2024: 'x,3' };
    const rows = rowsOf({ episodes: [{ id: 5, name: '=Dials', seasons }] });
    expect(rows).toHaveLength(5_002);
    expect(rows.slice(-2)).toMatchObject([
      { title: "'=Dials", season: '2', episode: '1-99999', watched_at: '2026-06-10' },
      { season: '2024', episode: '3', watched_at: 'unknown' },
    ]);
  });

  it('keeps the mark of a show out of the rows of its episodes', () => {
    const [marked, seen] = rowsOf({
      marks: [{ id: 5, media_type: 'tv', rating: 9, seenAt: '2026-01-02' }],
      episodes: [{ id: 5, seasons: { 1: '4' } }],
    });
    expect(marked).toMatchObject({ rating10: '9', watched_at: '2026-01-02', season: '', episode: '' });
    expect(seen).toMatchObject({ rating10: '', watched_at: 'unknown', season: '1', episode: '4' });
  });
});
