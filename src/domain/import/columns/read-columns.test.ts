import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';
import { leftOutText } from '../left-out.ts';

const noon = (day: string) => new Date(`${day}T12:00`).toISOString();
const read = (text: string, name = 'films.csv') => readingOf({ [name]: text });

describe('an empty day of a viewing (product.md, Import: empty days)', () => {
  it.each([
    ['beside days', 'title,year,watched_at\nUmbra,2021,\nPaper Lions,2010,2024-05-04', { seenAt: null }],
    ['beside a rating', 'title,year,watchedAt,rating10\nUmbra,2021,,8', { seenAt: null, rating: 8 }],
    ['beside a note', 'title,year,Date watched,comment\nUmbra,2021,,Loud', { seenAt: null, note: 'Loud' }],
    ['of Movary', 'title,year,tmdbId,imdbId,watchedAt,comment\nUmbra,2021,9001,tt9000001,,', { seenAt: null }],
    ['beside no play', 'title,year,Viewing date\nUmbra,2021,', { seenAt: null }],
    ['of the last time', 'title,year,last_played\nUmbra,2021,', { lastSeenAt: null }],
    ['of a file that says so', 'title,year,date\nUmbra,2021,', { seenAt: null }],
    ['that cannot be read', 'title,year,watched_at\nUmbra,2021,last summer', { seenAt: null }],
  ])('is one of a viewing some time: %s', (_, text, said) => {
    const name = text.includes('year,date') ? 'history.csv' : 'films.csv';
    expect(read(text, name).titles[0]).toMatchObject(said);
    expect(read(text, name).titles[0]).not.toHaveProperty('listedAt');
  });

  it.each([
    ['where there is a day of listing', 'title,year,watched_at,listed_at\nUmbra,2021,,2024-05-04', 'films.csv'],
    ['where the file is called so', 'title,year,watched_at\nUmbra,2021,', 'watchlist.csv'],
    ['where a column counts no viewing', 'title,year,last_watched_at,plays\nUmbra,2021,,0', 'films.csv'],
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
    ['gesehen', 'ja', { seenAt: null }],
    ['vu', 'non', { listedAt: null }],
    ['watchlist', 'TRUE', { listedAt: null }],
    ['to_watch', 'x', { listedAt: null }],
    ['plays', '2', { lastSeenAt: null }],
    ['watch_count', '0', { listedAt: null }],
    ['favorite', 'yes', { likedAt: null }],
    ['Liked', '1', { likedAt: null }],
    ['favourite', 'no', { listedAt: null }],
    ['category', 'Drama', { listedAt: null }],
  ])('is told by the column %s with %j', (column, word, said) => {
    expect(read(`title,year,${column}\nUmbra,2021,${word}`).titles).toEqual([
      { name: 'Umbra', year: 2021, ids: {}, ...said },
    ]);
  });

  it.each([
    ['status', 'Dropped', 'unmarked', 'The file says "Dropped": that is neither seen nor to be seen.'],
    ['status', 'In progress', 'unmarked', 'The file says "In progress": that is neither seen nor to be seen.'],
    ['status', 'Borrowed', 'unmarked', 'The file says "Borrowed": that is neither seen nor to be seen.'],
    ['watched', 'Perhaps', 'unmarked', 'The file says "Perhaps": that is neither seen nor to be seen.'],
    ['to_watch', 'no', 'unmarked', 'The file says "no": that is neither seen nor to be seen.'],
    ['watchlist', 'FALSE', 'unmarked', 'The file says "FALSE": that is neither seen nor to be seen.'],
    ['action', 'ratings', 'unmarked', 'The file says "ratings": that is neither seen nor to be seen.'],
  ])('is none where %s is %j, and the reason is true', (column, word, reason, text) => {
    const { titles, leftOut } = read(`title,year,${column}\nUmbra,2021,${word}`);
    expect(titles).toEqual([]);
    expect(leftOut).toMatchObject([{ name: 'Umbra', reason }]);
    expect(leftOut.map(leftOutText)).toEqual([text]);
  });

  it.each([
    ['history.csv', { seenAt: noon('2024-03-14') }],
    ['watched 2024.csv', { seenAt: noon('2024-03-14') }],
    ['films.csv', { listedAt: null }],
  ])('has the day of a column that is only called so where the file says of what: %s', (name, said) => {
    expect(read('title,year,date\nUmbra,2021,14.03.2024', name).titles).toMatchObject([said]);
  });

  it.each([
    ['90', '65', 9, 7],
    ['8', '3', 8, 3],
    ['4', '3', 8, 6],
  ])('has ratings of the scale that the best of them tells: %s, %s', (one, other, best, least) => {
    const { titles } = read(`title,year,rating\nUmbra,2021,${one}\nPaper Lions,2010,${other}`);
    expect(titles.map(({ rating }) => rating)).toEqual([best, least]);
  });

  it('has ratings of ten, though one of them is above', () => {
    const { titles, leftOut } = read('title,year,rating\nUmbra,2021,8\nPaper Lions,2010,7\nSalt Road,1968,85');
    expect(titles.map(({ rating }) => rating)).toEqual([8, 7]);
    expect(leftOut).toMatchObject([{ name: 'Salt Road', reason: 'unreadable' }]);
  });

  it('has ratings of a column of ten in hundredths', () => {
    expect(read('title,year,your_rating\nUmbra,2021,90\nPaper Lions,2010,40').titles).toMatchObject([
      { rating: 9 },
      {},
    ]);
  });

  it('may be told by another column where the word is not known', () => {
    expect(read('title,year,status,rating10\nUmbra,2021,Borrowed,8').titles).toMatchObject([{ rating: 8 }]);
  });
});

describe('a column of codes that are not known (product.md, Import: unknown codes)', () => {
  const codeText = (code: string) => `The file says "${code}": that is neither seen nor to be seen.`;

  it.each([
    ['status', ['0', '1', '2', '3', '4']],
    ['status', ['2', '1', '0']],
    ['state', ['1', '2', '3']],
    ['status_code', ['0', '1', '2', '3']],
    ['status_id', ['0', '10', '20']],
    ['my_status', ['5', '6']],
    ['watch_status', ['-1', '2']],
    ['list_status', ['1.0', '3.0']],
    ['user_status', ['1001', '1002']],
    ['status', ['42', '100']],
    ['status', ['42 %', '100 %']],
    ['categories', ['0', '1', '2', '3']],
    ['category', ['7', '9']],
    ['shelf', ['1', '2']],
    ['list', ['1', '3']],
  ])('leaves its rows out, and says which value they had: %s, %j', (column, codes) => {
    const rows = codes.map((code, at) => `Title ${at},${1990 + at},2024-03-14,${code}`);
    for (const name of ['films.csv', 'watchlist.csv']) {
      const { titles, leftOut } = read([`title,year,date_added,${column}`, ...rows].join('\n'), name);
      expect(titles).toEqual([]);
      expect(leftOut.map(leftOutText)).toEqual(codes.map(codeText));
    }
  });

  it.each([
    ['an answer', 'to_watch', 'yes', { listedAt: null }],
    ['a like', 'favorite', 'yes', { likedAt: null }],
    ['a rating', 'rating10', '8', { rating: 8 }],
    ['a note', 'review', 'Loud', { note: 'Loud' }],
  ])('says nothing against another column: %s', (_, column, cell, said) => {
    const { titles, leftOut } = read(`title,year,status,${column}\nUmbra,2021,3,${cell}\nPaper Lions,2010,4,${cell}`);
    expect(titles).toMatchObject([said, said]);
    for (const field of ['seenAt', 'listedAt'].filter((each) => !(each in said)))
      expect(titles[0]).not.toHaveProperty(field);
    expect(leftOut).toEqual([]);
  });

  it.each(['status', 'categories'])(
    'makes no viewing of a day beside %s: the visitor can say what it means',
    (column) => {
      const { titles, leftOut } = read(`title,year,watched_at,${column}\nUmbra,2021,,3\nPaper Lions,2010,2024-03-14,4`);
      expect(titles).toEqual([]);
      expect(leftOut).toMatchObject([{ word: '3' }, { word: '4' }]);
    },
  );

  it('makes no viewing of an episode, and its row says which value it had', () => {
    const { titles, leftOut } = read('show,season,episode,status\nNine Dials,1,1,3\nMill Street,1,2,4');
    expect(titles).toEqual([]);
    expect(leftOut.map(leftOutText)).toEqual(
      ['3', '4'].map((code) => `A single episode, of which the file says "${code}": that code is not known here.`),
    );
  });

  it('are none where the column has no more than 0 and 1, which are no and yes', () => {
    expect(read('title,year,status_code\nUmbra,2021,1\nPaper Lions,2010,0').titles).toMatchObject([
      { seenAt: null },
      { listedAt: null },
    ]);
  });
});
