import { describe, expect, it } from 'vitest';
import { inZone, ZONES } from '#fixtures/clock/in-zone.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { resultOf } from '../steps.ts';
import { letterboxdTables } from './letterboxd-tables.ts';

// Noon is the same day in the time zone of any machine.
const at = new Date(2026, 10, 20, 12).toISOString();
const HEADER = 'Title,Year,tmdbID,imdbID,WatchedDate,Rating10,Review,Tags,Rewatch';

const tablesOf = (has: Partial<Library>, withNotes = false) =>
  resultOf(letterboxdTables({ ...EMPTY_LIBRARY, ...has }, { imdb: new Map(), withNotes }));
const textsOf = (...of: Parameters<typeof tablesOf>) =>
  tablesOf(...of).map(({ name, rows }) => [name, ...rows.map((row) => row.join(','))]);
const LOW_TIDE = { id: 7, title: 'Low Tide', release_date: '2025-06-20' };
const SHOW = { id: 8, media_type: 'tv', name: 'Nine Dials' } as const;

describe('what Letterboxd is given (product.md, Export: Letterboxd)', () => {
  it('is a file for each of its importers, of movies only', () => {
    const has: Partial<Library> = {
      watchlist: [
        { ...SHOW, addedAt: at },
        { ...LOW_TIDE, media_type: 'movie', addedAt: at },
      ],
      favorites: [{ ...LOW_TIDE, addedAt: at }],
      collections: [
        ...EMPTY_LIBRARY.collections,
        { id: '5', name: 'Noir', description: 'Dark', movies: [{ id: 9 }, SHOW] },
        { id: '6', name: 'Shows', description: '', movies: [SHOW] },
      ],
      marks: [
        { ...LOW_TIDE, seenAt: at, rating: 8 },
        { ...SHOW, seenAt: at },
      ],
    };
    expect(textsOf(has)).toEqual([
      ['watched.csv', HEADER, 'Low Tide,2025,7,,2026-11-20,8,,favorite,'],
      ['watchlist.csv', HEADER, 'Low Tide,2025,7,,,,,,'],
      ['favorites.csv', HEADER, 'Low Tide,2025,7,,,,,,'],
      ['list-Noir.csv', HEADER, ',,9,,,,,,'],
    ]);
  });

  it.each<[string, Partial<Library>['marks'], readonly string[]]>([
    ['was seen on an unknown day', [{ ...LOW_TIDE, seenAt: null }], ['Low Tide,2025,7,,,,,,']],
    ['was rated', [{ ...LOW_TIDE, rating: 10 }], ['Low Tide,2025,7,,,10,,,']],
    ['was seen, and is hidden', [{ ...LOW_TIDE, seenAt: at, hiddenAt: at }], ['Low Tide,2025,7,,2026-11-20,,,,']],
  ])('has as watched what %s', (_, marks = [], rows) => {
    expect(textsOf({ marks })).toEqual([['watched.csv', HEADER, ...rows]]);
  });

  it('has a row for each day on which a film was seen, with what was thought of it then (product.md, Export: Letterboxd)', () => {
    const viewings = {
      '2026-11-20': { rating: 2 },
      '2024-02-29': { rating: 7, note: 'Loud.' },
      '2019-05-05': {},
      '2018': {},
      '': {},
    };
    const marks = [{ ...LOW_TIDE, seenAt: '2026-11-20', rating: 8, note: 'Quiet.', viewings }];
    const rows = (withNotes: boolean) => textsOf({ marks }, withNotes)[0]?.slice(2);
    expect(rows(true)).toEqual([
      'Low Tide,2025,7,,2026-11-20,8,Quiet.,,true',
      'Low Tide,2025,7,,2024-02-29,7,Loud.,,true',
      'Low Tide,2025,7,,2019-05-05,,,,',
    ]);
    expect(rows(false)?.join()).not.toContain('Loud');
  });

  it('has not as watched what was only noted or hidden', () => {
    expect(
      tablesOf(
        {
          marks: [
            { ...LOW_TIDE, note: 'Ask Bo.' },
            { id: 9, hiddenAt: at },
          ],
        },
        true,
      ),
    ).toEqual([]);
  });

  it('has notes as reviews only where the visitor wants it (product.md, Export: notes)', () => {
    const marks = [{ ...LOW_TIDE, rating: 8, note: 'Twice.\nשלום' }];
    expect(tablesOf({ marks })[0]?.rows[1]).not.toContain('Twice.\nשלום');
    expect(tablesOf({ marks }, true)[0]?.rows[1]).toContain('Twice.\nשלום');
  });

  it.each(['- slow start', '@home with Mum', '+1 for the goat', '=D', "'71 was the year", "'- twice"])(
    'has texts as the visitor wrote them, for an importer reads them (product.md, Export: formulas): %s',
    (text) => {
      const marks = [{ id: 7, title: text, rating: 8, note: text }];
      expect(tablesOf({ marks }, true)[0]?.rows[1]).toEqual([text, '', '7', '', '', '8', text, '', '']);
    },
  );

  it('has at most 1,000 rows a file', () => {
    const titles = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, addedAt: at }));
    expect(tablesOf({ watchlist: titles(1_000) }).map(({ name }) => name)).toEqual(['watchlist.csv']);
    const tables = tablesOf({ watchlist: titles(2_001) });
    expect(tables.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['watchlist-1.csv', 1_001],
      ['watchlist-2.csv', 1_001],
      ['watchlist-3.csv', 2],
    ]);
    expect(tables.flatMap(({ rows }) => rows.slice(1).map((row) => Number(row[2])))).toEqual(
      titles(2_001).map(({ id }) => id),
    );
  });

  it('is nothing where there is no movie', () => {
    expect(tablesOf({ watchlist: [{ ...SHOW, addedAt: at }] })).toEqual([]);
    expect(tablesOf({})).toEqual([]);
  });

  it.each(ZONES)('has the day on which a film was seen as it was chosen, in %s', (zone) => {
    const [table] = inZone(zone, () => tablesOf({ marks: [{ ...LOW_TIDE, seenAt: '2024-02-29' }] }));
    expect(table?.rows[1]?.[4]).toBe('2024-02-29');
  });
});
