import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

const titlesOf = (name: string, text: string) => readingOf({ [name]: text }).titles;
const noon = new Date(2024, 2, 1, 12).toISOString();

describe('a table of titles (product.md, Import: plain list)', () => {
  it.each([
    ['tmdb_id\n9001', { name: '', media_type: 'movie', ids: { tmdb: 9001 }, listedAt: null }],
    ['tmdb,type\n9001,TV Show', { name: '', media_type: 'tv', ids: { tmdb: 9001 }, listedAt: null }],
    ['imdbID;Film\ntt9000001;Umbra', { name: 'Umbra', ids: { imdb: 'tt9000001' }, listedAt: null }],
    ['TITLE,YEAR\nUmbra,2021', { name: 'Umbra', year: 2021, ids: {}, listedAt: null }],
    [
      'name,year,type,tvdb\nHarbour Lights,2008,series,70',
      { name: 'Harbour Lights', year: 2008, media_type: 'tv', ids: { tvdb: 70 }, listedAt: null },
    ],
    ['title,year,watched_at\nUmbra,2021,2024-03-01', { name: 'Umbra', year: 2021, ids: {}, seenAt: noon }],
    ['title,year,watched_at\nUmbra,2021,unknown', { name: 'Umbra', year: 2021, ids: {}, seenAt: null }],
    ['title,year,added_at\nUmbra,2021,2024-03-01', { name: 'Umbra', year: 2021, ids: {}, listedAt: noon }],
    ['title,year,notes\nUmbra,2021,Loud', { name: 'Umbra', year: 2021, ids: {}, note: 'Loud' }],
    ['title,year,rating\nUmbra,2021,"4,5"', { name: 'Umbra', year: 2021, ids: {}, rating: 9 }],
    ['title,year,rating\nUmbra,2021,4\nUmbra,1984,6', { name: 'Umbra', year: 2021, ids: {}, rating: 4 }],
    ['title,year,rating10\nUmbra,2021,4', { name: 'Umbra', year: 2021, ids: {}, rating: 4 }],
    [
      'title,year,tmdb_id,rating\nUmbra,2021.0,9001.0,8.0',
      { name: 'Umbra', year: 2021, media_type: 'movie', ids: { tmdb: 9001 }, rating: 8 },
    ],
    ['imdb_id,rating\n9000001.0,8.0', { name: '', ids: { imdb: 'tt9000001' }, rating: 8 }],
    [
      'title,imdb_id\n"Umbra, The (2021)",09000001',
      { name: 'The Umbra', year: 2021, ids: { imdb: 'tt09000001' }, listedAt: null },
    ],
    ['My films\ntitle,year\nUmbra,2021', { name: 'Umbra', year: 2021, ids: {}, listedAt: null }],
    [
      'My films 2024,\n,\nExported on 14.03.2024,\n\ntitle,year\nUmbra,2021',
      { name: 'Umbra', year: 2021, ids: {}, listedAt: null },
    ],
    [
      'title,year,tmdb_id,type,watched_at\n="Umbra",="2021",="9001",="movie",="2024-03-01"',
      { name: 'Umbra', year: 2021, media_type: 'movie', ids: { tmdb: 9001 }, seenAt: noon },
    ],
    ['title,year\nKing&#039;s Umbra (2021),', { name: "King's Umbra", year: 2021, ids: {}, listedAt: null }],
    ['title,year,status\nUmbra,2021,Plan to watch', { name: 'Umbra', year: 2021, ids: {}, listedAt: null }],
    [
      'title,year,status,watched_at\nUmbra,2021,Completed,2024-03-01',
      { name: 'Umbra', year: 2021, ids: {}, seenAt: noon },
    ],
    ['title,year,status\nUmbra,2021,favourite', { name: 'Umbra', year: 2021, ids: {}, likedAt: null }],
    ['title,year,action,rating10\nUmbra,2021,ratings,3', { name: 'Umbra', year: 2021, ids: {}, rating: 3 }],
  ])('%j', (table, title) =>
    expect(titlesOf('a.csv', table.replace('imdbID;Film\ntt9000001;', 'imdbID,Film\ntt9000001,'))[0]).toEqual(title),
  );

  it.each(['watching', 'On hold', 'dropped', 'collection', 'odd'])('says nothing of a title that is %s', (status) => {
    const files = { 'a.csv': `title,year,status,watched_at\nUmbra,2021,${status},2024-03-01` };
    expect(readingOf(files)).toMatchObject({ titles: [], leftOut: [{ name: 'Umbra', reason: 'unmarked' }] });
  });

  it.each([
    ['season', 'season,episode\n1,', 'season'],
    ['an episode', 'season,episode\n1,2', 'episode'],
    ['a person', 'type\nperson', 'person'],
    ['a game', 'type\ngame', 'game'],
  ])('has rows that are %s', (_, cells, reason) => {
    const [header, row] = cells.split('\n');
    expect(readingOf({ 'a.csv': `title,year,${header}\nUmbra,2021,${row}` }).leftOut).toEqual([
      { name: 'Umbra', reason },
    ]);
  });

  it.each([
    ['a.csv', 'listedAt'],
    ['to-see.txt', 'listedAt'],
    ['my watchlist, seen.csv', 'listedAt'],
    ['unseen.csv', 'listedAt'],
    ['not watched.csv', 'listedAt'],
    ["films I haven't seen.txt", 'listedAt'],
    ['never seen.csv', 'listedAt'],
    ['not yet watched 2024.csv', 'listedAt'],
    ['noch nicht gesehen.csv', 'listedAt'],
    ['pas vus.csv', 'listedAt'],
    ['non visti.csv', 'listedAt'],
    ['Merkliste.csv', 'listedAt'],
    ['gesehen 2024.csv', 'seenAt'],
    ['films vus.csv', 'seenAt'],
    ['vistas.csv', 'seenAt'],
    ['Assistidos.csv', 'seenAt'],
    ['completed.csv', 'seenAt'],
    ['Favoriten.csv', 'likedAt'],
    ['mes favoris.csv', 'likedAt'],
    ['not liked.csv', 'listedAt'],
    ['history films.csv', 'listedAt'],
    ['favourites.csv', 'likedAt'],
    ['my_favorite-films.csv', 'likedAt'],
    ['Loved.csv', 'likedAt'],
    ['watched 2024.csv', 'seenAt'],
    ['films_seen.csv', 'seenAt'],
    ['Viewing History.csv', 'seenAt'],
    ['diary.csv', 'seenAt'],
  ])('goes where its name says, else to the watchlist: %s', (name, field) => {
    expect(titlesOf(name, 'title,year\nUmbra,2021')).toEqual([{ name: 'Umbra', year: 2021, ids: {}, [field]: null }]);
  });

  it.each(['Total,2', 'Total: 2 films,', 'Summe,2', 'Gesamt: 2,', 'title,year', 'TITLE,Year', 'Average,7.5'])(
    'has rows that are no titles, as spreadsheets and people add them: %j',
    (row) => {
      const titles = titlesOf('a.csv', `title,year\nUmbra,2021\n${row}\n`);
      expect(titles.map(({ name }) => name)).toEqual(['Umbra']);
    },
  );

  it('has titles that are called like a sum', () => {
    expect(titlesOf('a.csv', 'title,year\nTotal,2021\nSum of Us,1994\nTotal Eclipse,')).toHaveLength(3);
  });
});
