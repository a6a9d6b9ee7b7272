import { describe, expect, it } from 'vitest';
import { DayReading } from './day-reading.ts';
import { TableDays } from './table-days.ts';
import { columnName, hasColumns, hasRows, noteDays, recordsOf, tableOf } from './table.ts';

const rows = (text: string) => text.split('\n').map((line) => line.split(','));
/** What the rows have in their column 'name'. */
const names = (text: string): readonly string[] => Array.from(recordsOf(tableOf(rows(text))), (cells) => cells('name'));

describe('the columns of a table', () => {
  it.each(['TMDb ID', 'tmdb_id', 'tmdbID', 'tmdb-id '])("'%s' is tmdbid", (name) =>
    expect(columnName(name)).toBe('tmdbid'),
  );

  it('are those of its header that have a name; of two of one name the first', () => {
    const { columns } = tableOf(rows('Name,,Year,NAME, ,Année\nUmbra,x,2021,y,z,1'));
    expect(Object.fromEntries(columns)).toEqual({ name: 0, year: 2, année: 5 });
    expect(hasColumns({ columns, header: [], rows: [] }, 'name', 'year')).toBe(true);
    expect(hasColumns({ columns, header: [], rows: [] }, 'name', 'rating')).toBe(false);
  });

  it('are none where there is nothing', () => {
    expect(tableOf([])).toEqual({ columns: new Map(), header: [], rows: [] });
    expect(tableOf(rows(',\n ,'))).toEqual({ columns: new Map(), header: [], rows: [] });
  });
});

describe('the header of a table', () => {
  it.each([
    ['in the first row', 'Name,Rating\nUmbra,8'],
    ['in the first that is not blank', ',\n ,\nName,Rating\nUmbra,8'],
    ['in the first, though another row has such words', 'Name,Rating\nUmbra,8\nTitle,Year'],
    ['below what people write above it', 'My films,\nof 2024,\nName,Year\nUmbra,8'],
    ['below a row with one such word', 'My films,\nYear,2024\nName,Year\nUmbra,8'],
    ['ten rows down', `My films,\n${'of 2024,\n'.repeat(8)}Name,Year\nUmbra,8`],
  ])('is %s', (_, text) => expect(names(text)[0]).toBe('Umbra'));

  it('is the first row where none is known by its names', () => {
    expect([...tableOf(rows('Film,Stars\nUmbra,8')).columns.keys()]).toEqual(['stars', 'film']);
    expect([...tableOf(rows('Seen film,Sort\nUmbra,x\nMovie,Seen')).columns.keys()]).toEqual(['sort', 'seenfilm']);
    const far = `My films,\n${'of 2024,\n'.repeat(9)}Name,Year\nUmbra,8`;
    expect([...tableOf(rows(far)).columns.keys()]).toEqual(['myfilms']);
    expect([...tableOf(rows('Letterboxd list export v7,\nDate,Name,Year')).columns.keys()]).toEqual([
      'letterboxdlistexportv7',
    ]);
  });

  it('may come again where tables were put together', () => {
    expect(names('Name,Year\nUmbra,2021\nNAME,year\nDust Parade,1968')).toEqual(['Umbra', 'Dust Parade']);
    expect(names('Name,Year\nName,2021\nNames,Year')).toEqual(['Name', 'Names']);
  });
});

describe('the rows of a table', () => {
  it('are those that are not blank, shorter or longer than the header', () => {
    expect(names('Name,Year\n\n,\nUmbra\n , \nDust Parade,1968,x')).toEqual(['Umbra', 'Dust Parade']);
    expect(hasRows(tableOf(rows('Name,Year\n,\n ,')))).toBe(false);
    expect(hasRows(tableOf(rows('Name,Year\n,\n,1968')))).toBe(true);
  });

  it('have in several columns what is in the first that is filled', () => {
    const [first, second, third] = recordsOf(tableOf(rows('Name,Title,Year\n Umbra ,x,2021\n  ,Dust Parade,\n,,1968')));
    expect([first, second, third].map((cells) => cells?.('name', 'title'))).toEqual(['Umbra', 'Dust Parade', '']);
    expect(first?.('rating')).toBe('');
    expect(first?.('rating', 'year')).toBe('2021');
  });

  it('have texts as they are without the mark of spreadsheets', () => {
    const text = (cell: string) => names(`Name,Year\n${cell},1`)[0];
    expect(text('="007"')).toBe('007');
    expect(text('=" 007 "')).toBe('007');
    expect(text('="007')).toBe('="007');
    expect(text('007"')).toBe('007"');
  });
});

describe('the days of a table', () => {
  const NOW = new Date('2026-11-25T12:00:00.000Z');
  const noon = (day: string) => new Date(`${day}T12:00`).toISOString();
  const tableWith = (text: string) => tableOf(rows(text), new TableDays(new DayReading(NOW, undefined)));

  it('are read in the order that all of a column show', () => {
    const table = tableWith('Name,Watched At\nUmbra,03/04/2024\nDust Parade,25/04/2024\nLow Tide,');
    for (const _ of noteDays(table));
    const [first, second, third] = recordsOf(table);
    expect(first?.peekDay('seenat', 'watchedat')).toBe(noon('2024-04-03'));
    expect(first?.day('watchedat')).toBe(noon('2024-04-03'));
    expect(second?.day('watchedat')).toBe(noon('2024-04-25'));
    expect(third?.day('watchedat')).toBeUndefined();
  });

  it('are none of a table without them', () => {
    const [cells] = recordsOf(tableOf(rows('Name,Watched At\nUmbra,2024-03-14')));
    expect(cells?.day('watchedat')).toBeUndefined();
  });

  it('are noted some rows a step, and only where there are such columns', () => {
    const many = (columns: string) => tableWith(`${columns}\n${'Umbra,2024-03-14\n'.repeat(60)}`);
    expect([...noteDays(many('Name,Watched At'))]).toHaveLength(3);
    expect([...noteDays(many('Name,Released'))]).toHaveLength(0);
    expect([...noteDays(tableOf(rows('Name,Watched At\nUmbra,2024-03-14')))]).toHaveLength(0);
  });
});
