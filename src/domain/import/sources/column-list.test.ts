import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';
import { leftOutText } from '../left-out-texts.ts';

const noon = (day: string) => new Date(`${day}T12:00`).toISOString();
const read = (text: string, name = 'films.csv') => readingOf({ [name]: text });

describe('the type of a title (product.md, Import: types)', () => {
  it.each([
    ['tv show', 'tv'],
    ['TV Mini Series', 'tv'],
    ['Serie', 'tv'],
    ['Série', 'tv'],
    ['Web series', 'tv'],
    ['Fernsehserie', 'tv'],
    ['Telenovela', 'tv'],
    ['docuseries', 'tv'],
    ['Limited Series', 'tv'],
    ['Documentary series', 'tv'],
    ['Game show', 'tv'],
    ['K-Drama series', 'tv'],
    ['Feature Film', 'movie'],
    ['Spielfilm', 'movie'],
    ['Long métrage', 'movie'],
    ['anime', undefined],
    ['Special', undefined],
    ['odd', undefined],
  ])('that is called %j is %s, and never a movie by default', (word, media_type) => {
    const [title] = read(`title,year,type,tmdb_id\nNine Dials,2024,${word},1307`).titles;
    expect(title?.media_type).toBe(media_type);
    expect(title?.ids).toEqual({ tmdb: 1307 });
  });

  it.each([
    ['is_movie', '0', 'tv'],
    ['is_movie', 'TRUE', 'movie'],
    ['isMovie', 'false', 'tv'],
    ['is_tv', '1', 'tv'],
    ['is_series', 'no', 'movie'],
    ['is_movie', '?', undefined],
  ])('is told by a column that answers yes or no: %s %s', (column, answer, media_type) => {
    const [title] = read(`title,year,tmdb_id,${column}\nNine Dials,2024,1307,${answer}`).titles;
    expect(title?.media_type).toBe(media_type);
  });

  it.each([
    ['matinee', 'List,Collection,Media type,TMDB ID,Title,Watched at,Rating 10\nwatchlist,,TV,1307,Nine Dials,,'],
    ['tvtime', 'list_name,item_type,tvdb_id,title\nMine,Serie,70,Nine Dials'],
    ['tmdb', 'TMDb ID,IMDb ID,Type,Name,Release Date\n1307,,TV Mini Series,Nine Dials,2024-03-01'],
  ])('is read in one way for all services: %s', (source, text) => {
    expect(read(text)).toMatchObject({ sources: [source], titles: [{ media_type: 'tv' }] });
  });
});

describe('an empty day of a viewing (product.md, Import: empty days)', () => {
  it.each([
    ['beside days', 'title,year,watched_at\nUmbra,2021,\nPaper Lions,2010,2024-05-04', { seenAt: null }],
    ['beside a rating', 'title,year,watchedAt,rating10\nUmbra,2021,,8', { seenAt: null, rating: 8 }],
    ['beside a note', 'title,year,Date watched,comment\nUmbra,2021,,Loud', { seenAt: null, note: 'Loud' }],
    ['of Movary', 'title,year,tmdbId,imdbId,watchedAt,comment\nUmbra,2021,9001,tt9000001,,', { seenAt: null }],
    ['that cannot be read', 'title,year,watched_at\nUmbra,2021,last summer', { seenAt: null }],
  ])('is one of a viewing some time: %s', (_, text, said) => {
    expect(read(text).titles[0]).toMatchObject(said);
    expect(read(text).titles[0]).not.toHaveProperty('listedAt');
  });

  it.each([
    ['where there is a day of listing', 'title,year,watched_at,listed_at\nUmbra,2021,,2024-05-04', 'films.csv'],
    ['where the file is called so', 'title,year,watched_at\nUmbra,2021,', 'watchlist.csv'],
    ['where a column of answers says no', 'title,year,watched,watched_at\nUmbra,2021,no,', 'films.csv'],
  ])('is none: %s', (_, text, name) => {
    expect(read(text, name).titles[0]).toHaveProperty('listedAt');
    expect(read(text, name).titles[0]).not.toHaveProperty('seenAt');
  });

  it('says nothing in the format of Letterboxd’s importer, but where the file is called so', () => {
    const text = 'Title,Year,tmdbID,imdbID,WatchedDate,Rating10,Review,Tags\nUmbra,2021,9001,,,,,';
    expect(read(text, 'noir.csv').titles[0]).toMatchObject({ listedAt: null });
    expect(read(text, 'watched.csv').titles[0]).toMatchObject({ seenAt: null });
  });
});

describe('the place of a title (product.md, Import: states)', () => {
  it.each([
    ['status', 'Planned', { listedAt: null }],
    ['status', 'Finished', { seenAt: null }],
    ['status', 'gesehen', { seenAt: null }],
    ['categories', 'Plan to watch', { listedAt: null }],
    ['watched', 'yes', { seenAt: null }],
    ['watched', 'x', { seenAt: null }],
    ['watched', 'no', { listedAt: null }],
    ['watched', '14.03.2024', { seenAt: noon('2024-03-14') }],
    ['watched', 'Not yet', { listedAt: null }],
    ['gesehen', 'ja', { seenAt: null }],
    ['vu', 'non', { listedAt: null }],
    ['watchlist', 'TRUE', { listedAt: null }],
    ['category', 'Drama', { listedAt: null }],
  ])('is told by the column %s with %j', (column, word, said) => {
    expect(read(`title,year,${column}\nUmbra,2021,${word}`).titles).toEqual([
      { name: 'Umbra', year: 2021, ids: {}, ...said },
    ]);
  });

  it.each([
    ['status', 'Dropped', 'unmarked', 'The file says "Dropped": that is neither seen nor to be seen.'],
    ['status', 'In progress', 'unmarked', 'The file says "In progress": that is neither seen nor to be seen.'],
    ['status', 'Borrowed', 'unknown-state', 'The file says "Borrowed": that word is not known here.'],
    ['watched', 'Perhaps', 'unknown-state', 'The file says "Perhaps": that word is not known here.'],
    ['action', 'ratings', 'unreadable', 'What the file says of it cannot be read.'],
  ])('is none where %s is %j, and the reason is true', (column, word, reason, text) => {
    const { titles, leftOut } = read(`title,year,${column}\nUmbra,2021,${word}`);
    expect(titles).toEqual([]);
    expect(leftOut).toMatchObject([{ name: 'Umbra', reason }]);
    expect(leftOut.map(leftOutText)).toEqual([text]);
  });

  it('may be told by another column where the word is not known', () => {
    expect(read('title,year,status,rating10\nUmbra,2021,Borrowed,8').titles).toMatchObject([{ rating: 8 }]);
  });
});

describe('days of any service that a spreadsheet has rewritten (product.md, Import: days)', () => {
  it.each([
    ['Date,Name,Year,Letterboxd URI\n24.12.2022,Umbra,2021,u', { listedAt: noon('2022-12-24') }],
    [
      'Date,Name,Year,Letterboxd URI,Rating,Watched Date\n15.03.2024,Umbra,2021,u,4,14.03.2024',
      { seenAt: noon('2024-03-14'), rating: 8 },
    ],
    [
      'Position,Const,Created,Title,Title Type,Year\n1,tt9000001,24/12/2022,Umbra,Movie,2021',
      { listedAt: noon('2022-12-24') },
    ],
    [
      'TMDb ID,IMDb ID,Type,Name,Release Date,Your Rating,Date Rated\n1,,movie,Umbra,20.07.2021,,14.03.2024 00:00',
      { year: 2021, listedAt: noon('2024-03-14') },
    ],
    [
      'List,Collection,Media type,TMDB ID,Title,Watched at,Rating 10\n,,movie,1,Umbra,18-12-2023 21:50:41,',
      { seenAt: noon('2023-12-18') },
    ],
    ['uuid,imdb_id,title,is_watched,watched_at\nu,tt9000001,Umbra,TRUE,14.03.2024', { seenAt: noon('2024-03-14') }],
    ['title,date\nUmbra,14.03.24', { seenAt: noon('2024-03-14') }],
  ])('%j', (text, said) => expect(read(text, 'export.csv').titles).toMatchObject([said]));

  it('are sorted by what they mean: the newest rating counts', () => {
    const rows = ['31.12.2021,Umbra,2021,u,1,31.12.2021', '01.02.2024,Umbra,2021,u,5,01.02.2024'];
    const text = ['Date,Name,Year,Letterboxd URI,Rating,Watched Date', ...rows].join('\n');
    expect(read(text).titles).toMatchObject([{ rating: 10, seenAt: noon('2024-02-01') }]);
  });

  it('are counted where they cannot be read (product.md, Import: unread days)', () => {
    const { unreadDays, titles } = read(
      'title,year,watched_at\nUmbra,2021,soon\nA,2021,31.02.2024\nB,2021,unknown\nC,2021,',
    );
    expect(unreadDays).toBe(2);
    expect(titles.map(({ seenAt }) => seenAt)).toEqual([null, null, null, null]);
  });
});
