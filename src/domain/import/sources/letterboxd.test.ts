import { describe, expect, it } from 'vitest';
import { EXPORTS } from '#fixtures/import/exports.data.ts';
import { readingOf } from '#fixtures/import/reading-of.ts';

const noon = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).toISOString();
const ALL = EXPORTS.find(({ source }) => source === 'letterboxd')?.files ?? {};
const FILMS = 'Date,Name,Year,Letterboxd URI';
const ROW = '2024-03-01,Umbra,2021,https://boxd.it/a1';

describe('Letterboxd’s zip (product.md, Import: Letterboxd)', () => {
  const { titles, lists } = readingOf(ALL);
  const titleOf = (name: string, year?: number) => titles.find((title) => title.name === name && title.year === year);

  it('tells of each film what all its files say', () => {
    expect(titleOf('Paper Lions', 2010)).toEqual({
      name: 'Paper Lions',
      year: 2010,
      media_type: 'movie',
      ids: {},
      likedAt: noon(2023, 1, 2),
      seenAt: noon(2023, 2, 10),
      rating: 9,
      note: 'Bold and "odd",\non two lines & more.',
    });
  });

  it('says of a film that is watched that it was seen some time, and of a like not even that (product.md, Import: what is said)', () => {
    expect(titleOf('Her Second Winter', 2013)).toMatchObject({ seenAt: null, rating: 1 });
    expect(titleOf('Titan Bay', 2010)).toEqual({
      name: 'Titan Bay',
      year: 2010,
      media_type: 'movie',
      ids: {},
      likedAt: noon(2023, 3, 1),
    });
  });

  it('keeps two films of one name apart, and names without a year or with commas whole', () => {
    expect(titleOf('Umbra', 2021)).toMatchObject({ listedAt: noon(2024, 3, 5), lists: ['Rainy Sundays'] });
    expect(titleOf('Umbra', 1984)).toMatchObject({ listedAt: noon(2024, 3, 5) });
    expect(titleOf('Salt, and the Sea.')).toMatchObject({ listedAt: noon(2024, 3, 2) });
    expect(titleOf('One of the Roughs, a Kosmos')).toMatchObject({ seenAt: noon(2023, 2, 19) });
  });

  it('has lists with their descriptions, whatever is written in these, and nothing that was deleted', () => {
    expect(lists).toEqual([
      {
        name: 'Rainy Sundays',
        description: 'Best alone.\n\nPosition,Name,Year,URL,Description\n(no header, this one)',
      },
    ]);
    expect(titleOf('Girl, Lost', 1999)).toMatchObject({ lists: ['Rainy Sundays'] });
    expect(titleOf('Gone', 2010)).toBeUndefined();
  });
});

describe('one of its files', () => {
  it.each([
    ['watchlist.csv', 'listedAt'],
    ['Watchlist (1).csv', 'listedAt'],
    ['watched.csv', 'seenAt'],
    ['2024-watched.csv', 'seenAt'],
    ['films.csv', 'likedAt'],
    ['my/likes/watched.csv', 'likedAt'],
    ['liked-films.csv', 'likedAt'],
    ['whatever.csv', 'listedAt'],
  ])('is told from the others of its header by its name: %s', (name, field) => {
    const [title = {}] = readingOf({ [name]: `${FILMS}\n${ROW}` }).titles;
    expect(Object.keys(title)).toContain(field);
  });

  it('may have times that are none', () => {
    const files = {
      'watchlist.csv': `${FILMS}\n,A,2021,u1`,
      'films.csv': `${FILMS}\n?,B,2021,u2`,
      'diary.csv': `${FILMS},Rating,Watched Date\n,C,2021,u3,,`,
    };
    expect(readingOf(files).titles).toMatchObject([{ listedAt: null }, { likedAt: null }, { seenAt: null }]);
  });

  it('tells the newest rating and review of several, and no viewing of a review without a day', () => {
    const header = `${FILMS},Rating,Rewatch,Review,Tags,Watched Date`;
    const rows = [
      '2021-01-01,Umbra,2021,e1,2,,Old,,2021-01-01',
      '2023-01-01,Umbra,2021,e3,5,,New,,',
      '2022-01-01,Umbra,2021,e2,3,,Later,,2022-01-01',
    ];
    expect(readingOf({ 'reviews.csv': [header, ...rows].join('\n') }).titles).toEqual([
      {
        name: 'Umbra',
        year: 2021,
        media_type: 'movie',
        ids: {},
        rating: 10,
        note: 'New',
        seenAt: noon(2022, 1, 1),
        seenBefore: [noon(2021, 1, 1)],
        viewings: [
          { seenAt: noon(2022, 1, 1), rating: 6, note: 'Later' },
          { seenAt: noon(2021, 1, 1), rating: 4, note: 'Old' },
        ],
      },
    ]);
    expect(readingOf({ 'reviews.csv': [header, rows[1]].join('\n') }).titles[0]).not.toHaveProperty('seenAt');
  });

  it('may be a list without a name, or without films', () => {
    const head =
      'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-01-06,,,u,\n\nPosition,Name,Year,URL,Description\n';
    expect(readingOf({ 'lists/Rainy Sundays.csv': `${head}1,Umbra,2021,u1,` })).toMatchObject({
      lists: [{ name: 'Rainy Sundays' }],
      titles: [{ lists: ['Rainy Sundays'] }],
    });
    expect(readingOf({ 'lists/rainy.csv': 'Letterboxd list export v8\nDate,Name\n2024-01-06,Rainy\n' })).toMatchObject({
      lists: [{ name: 'Rainy' }],
      titles: [],
    });
  });
});
