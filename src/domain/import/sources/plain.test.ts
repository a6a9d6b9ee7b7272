import { describe, expect, it } from 'vitest';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeOf, readingOf } from '#fixtures/import/reading-of.ts';

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
    ['title,year\nKing&#039;s Umbra (2021),', { name: "King's Umbra", year: 2021, ids: {}, listedAt: null }],
    ['title,year,status\nUmbra,2021,Plan to watch', { name: 'Umbra', year: 2021, ids: {}, listedAt: null }],
    [
      'title,year,status,watched_at\nUmbra,2021,Completed,2024-03-01',
      { name: 'Umbra', year: 2021, ids: {}, seenAt: noon },
    ],
    ['title,year,status\nUmbra,2021,favourite', { name: 'Umbra', year: 2021, ids: {}, likedAt: null }],
    ['title,year,action,rating10\nUmbra,2021,ratings,3', { name: 'Umbra', year: 2021, ids: {}, rating: 3 }],
    ['title,year,status,watched_at\nUmbra,2021,odd,2024-03-01', { name: 'Umbra', year: 2021, ids: {}, seenAt: noon }],
  ])('%j', (table, title) =>
    expect(titlesOf('a.csv', table.replace('imdbID;Film\ntt9000001;', 'imdbID,Film\ntt9000001,'))[0]).toEqual(title),
  );

  it.each(['watching', 'On hold', 'dropped', 'collection'])('says nothing of a title that is %s', (status) => {
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

  it('is none without a column that names titles', () => {
    expect(outcomeOf(parsed({ 'a.csv': 'title,author\nUmbra,Ada Vale' }))).toMatchObject({ refusal: 'unknown' });
    expect(outcomeOf(parsed({ 'a.csv': 'year,rating\n2021,5' }))).toMatchObject({ refusal: 'unknown' });
  });
});

describe('a list of names (product.md, Import: plain list)', () => {
  it.each([
    ['Megalopolis (2024)', 'Megalopolis', 2024],
    ['12. Megalopolis [2024]', 'Megalopolis', 2024],
    ['- [x] Megalopolis(2024)', 'Megalopolis', 2024],
    ['• 2001: A Space Odyssey (1968)', '2001: A Space Odyssey', 1968],
    ['12 Angry Men (1957)', '12 Angry Men', 1957],
    ['(500) Days of Summer (2009)', '(500) Days of Summer', 2009],
    ['Good Night, and Good Luck. (2005)', 'Good Night, and Good Luck.', 2005],
    ['"Sr." (2022)', '"Sr."', 2022],
    ['Umbra (0001)', 'Umbra', undefined],
  ])('%j', (line, name, year) => {
    expect(titlesOf('films.txt', `${line}\n`)).toEqual([
      { name, ...(year === undefined ? {} : { year }), ids: {}, listedAt: null },
    ]);
  });

  it('may have quotes that are never closed, which are no matter in lines', () => {
    const [file] = parsed({ 'films.txt': '"Umbra (1984)\nUmbra (2021)' });
    const content = file?.content;
    if (content?.kind !== 'text') throw new Error('It is a text.');
    expect(outcomeOf([{ name: 'films.txt', content: { ...content, isDamaged: true } }])).toMatchObject({
      kind: 'read',
    });
  });

  it.each([
    ['half of its lines have years', 'films.text', 'Umbra (1984)\nUmbra', 2],
    ['it is a text that the visitor chose', 'films.txt', 'Umbra\nPaper Lions\nSalt Road', 3],
  ])('is one where %s', (_, name, text, count) => expect(titlesOf(name, text)).toHaveLength(count));

  it.each([
    ['fewer have years, in a file of another kind', 'films.text', 'Umbra (1984)\nUmbra\nPaper Lions'],
    ['its lines are long', 'films.txt', `${'a '.repeat(51)}\nUmbra (1984)`],
    ['it has addresses', 'films.txt', 'https://example.com/list/12'],
  ])('is none where %s', (_, name, text) => {
    expect(outcomeOf(parsed({ [name]: text }))).toEqual({ kind: 'refused', refusal: 'unknown', fileName: name });
  });

  it('is not what an archive brings along without years', () => {
    expect(outcomeOf(parsed({ 'readme.txt': 'Hello\nYou' }, 'all.zip'))).toMatchObject({ refusal: 'unknown' });
    expect(outcomeOf(parsed({ 'films.txt': 'Umbra (1984)' }, 'all.zip'))).toMatchObject({ kind: 'read' });
  });
});
