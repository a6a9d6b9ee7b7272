import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

const FIRST = 'Letterboxd list export v7';
const ABOUT = 'Date,Name,Tags,URL,Description';
const FILMS = 'Position,Name,Year,URL,Description';
const read = (...lines: readonly string[]) => readingOf({ 'lists/rainy-days.csv': lines.join('\n') });
const UMBRA = { name: 'Umbra', year: 2021, media_type: 'movie', ids: {} };

describe('a list of Letterboxd’s (product.md, Import: Letterboxd)', () => {
  it('has its name, its description and its films', () => {
    expect(
      read(
        FIRST,
        ABOUT,
        '2024-01-06,Rainy Sundays,,https://boxd.it/l1,Best <i>alone</i>.',
        '',
        FILMS,
        '1,Umbra,2021,https://boxd.it/a3,',
      ),
    ).toMatchObject({
      lists: [{ name: 'Rainy Sundays', description: 'Best alone.' }],
      titles: [{ ...UMBRA, lists: ['Rainy Sundays'] }],
    });
  });

  it.each(['', ',', ',,'])('may begin behind blank columns: %j', (before) => {
    const lines = [
      FIRST,
      ABOUT,
      '2024-01-06,Rainy Sundays,,https://boxd.it/l1,',
      '',
      FILMS,
      '1,Umbra,2021,https://boxd.it/a3,',
    ];
    expect(read(...lines.map((line) => before + line))).toMatchObject({
      sources: ['letterboxd'],
      lists: [{ name: 'Rainy Sundays' }],
      titles: [{ ...UMBRA, lists: ['Rainy Sundays'] }],
    });
  });

  it('is called as its file where it has no name', () => {
    for (const about of [[ABOUT, '2024-01-06,,,https://boxd.it/l1,'], []])
      expect(read(FIRST, ...about, '', FILMS, '1,Umbra,2021,https://boxd.it/a3,')).toMatchObject({
        lists: [{ name: 'rainy-days', description: '' }],
        titles: [{ ...UMBRA, lists: ['rainy-days'] }],
      });
  });

  it('may have no films, and a header of films may have other names', () => {
    expect(read(FIRST, ABOUT, '2024-01-06,Rainy Sundays,,,')).toMatchObject({
      titles: [],
      lists: [{ name: 'Rainy Sundays' }],
    });
    expect(
      read(
        FIRST,
        ABOUT,
        '2024-01-06,Rainy Sundays,,,',
        '',
        'Position,Name,Year,Letterboxd URI',
        '1,Umbra,2021,https://boxd.it/a3',
      ).titles,
    ).toMatchObject([{ ...UMBRA, lists: ['Rainy Sundays'] }]);
  });

  it('is none of what was deleted, or is there no more', () => {
    const table = [FIRST, ABOUT, '2024-01-06,Rainy Sundays,,,', '', FILMS, '1,Umbra,2021,https://boxd.it/a3,'].join(
      '\n',
    );
    const kept = { 'watchlist.csv': 'Date,Name,Year,Letterboxd URI\n2024-03-01,Paper Lions,2010,https://boxd.it/b1' };
    for (const folder of ['deleted', 'orphaned', 'export/deleted'])
      expect(readingOf({ ...kept, [`${folder}/lists/rainy.csv`]: table }).lists).toEqual([]);
    expect(readingOf({ ...kept, 'lists/deleted-scenes.csv': table }).lists).toHaveLength(1);
  });
});

describe('files of Letterboxd’s that have one header', () => {
  const HEADER = 'Date,Name,Year,Letterboxd URI';
  const [ROW, DAY] = ['2024-03-01,Umbra,2021,https://boxd.it/a1', new Date(2024, 2, 1, 12).toISOString()];

  it.each<[string, string, string, object]>([
    ['watchlist.csv', HEADER, ROW, { listedAt: DAY }],
    ['watched.csv', HEADER, ROW, { seenAt: null }],
    ['films.csv', HEADER, ROW, { likedAt: DAY }],
    ['likes/reviews.csv', HEADER, ROW, { likedAt: DAY }],
    ['my likes.csv', HEADER, ROW, { likedAt: DAY }],
    ['export.csv', HEADER, ROW, { listedAt: DAY }],
    ['export.csv', `${HEADER},Rating`, `${ROW},4.5`, { rating: 9 }],
    ['export.csv', `${HEADER},Watched Date`, `${ROW},2024-03-01`, { seenAt: DAY }],
    ['export.csv', `${HEADER},Watched Date`, `${ROW},`, { seenAt: null }],
    ['export.csv', `${HEADER},Review,Watched Date`, `${ROW},Bold.,`, { note: 'Bold.' }],
    ['export.csv', `${HEADER},Review,Watched Date`, `${ROW},Bold.,soon`, { note: 'Bold.', seenAt: null }],
  ])('%s, %s, %s', (file, header, row, said) => {
    expect(readingOf({ [file]: `${header}\n${row}` }).titles).toMatchObject([{ ...UMBRA, ...said }]);
  });

  it('count the newest entry of the diary first, however it is written', () => {
    const rows = [
      '2024-01-01,Umbra,2021,https://boxd.it/e1,1,2024-01-01',
      '2024-03-01,Umbra,2021,https://boxd.it/e2,5,2024-03-01',
    ];
    for (const order of [rows, rows.toReversed()])
      expect(readingOf({ 'diary.csv': [`${HEADER},Rating,Watched Date`, ...order].join('\n') }).titles).toMatchObject([
        { ...UMBRA, rating: 10 },
      ]);
  });
});
