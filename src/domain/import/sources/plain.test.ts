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
    [
      'a sentence',
      'My list for the winter holidays, in no particular order, with thanks to everybody who sent me something',
    ],
    ['a link', 'https://films.example/list/12'],
    ['a heading', 'For rainy days:'],
    ['a long name without a year', 'Umbra of the Night '.repeat(10).trim()],
  ])('has %s left out, and the rest brought', (_, line) => {
    const text = ['Umbra (1984)', line, 'Paper Lions', 'Salt Road, 1968'].join('\n');
    expect(readingOf({ 'films.txt': text })).toMatchObject({
      titles: [{ name: 'Umbra', year: 1984 }, { name: 'Paper Lions' }, { name: 'Salt Road', year: 1968 }],
      leftOut: [{ name: line, reason: 'unreadable' }],
    });
  });

  it.each([
    ['of ten, where one is above five', '[8]', '[3]', [8, 3]],
    ['of five stars, where none is', '[4]', '[3.5]', [8, 7]],
    ['of what they say', '4/5', '3/10', [8, 3]],
  ])('has ratings behind its titles, %s, which are not listed as well', (_, one, other, ratings) => {
    const text = `Umbra [1984] ${one}\nSalt Road (1968) ${other}\nPaper Lions (1977)`;
    const { titles } = readingOf({ 'films.txt': text });
    expect(titles.slice(0, 2)).toEqual([
      { name: 'Umbra', year: 1984, ids: {}, rating: ratings[0] },
      { name: 'Salt Road', year: 1968, ids: {}, rating: ratings[1] },
    ]);
    expect(titles[2]).toMatchObject({ listedAt: null });
    expect(readingOf({ 'seen.txt': text }).titles[0]).toMatchObject({ rating: ratings[0], seenAt: null });
  });

  it.each([
    [
      'prose',
      'I went to see a film last night, and it was about a parade that\nraises so much dust that nobody sees where it goes in the end, and\nthat was the best of it. The rest was long, loud and far too bright.',
    ],
    ['a page', '<div class="list">\n<p>Umbra</p>\n<p>Paper Lions</p>\n</div>'],
    [
      'code',
      'import { films } from "./films";\nconst seen = films.filter();\nfor (const film of seen) {\n  show(film);\n}',
    ],
    ['a log', '2024-03-01 12:00:01 INFO started\n2024-03-01 12:00:02 INFO read\n2024-03-01 12:00:03 ERROR no'],
    ['links', 'https://films.example/1\nhttps://films.example/2\nUmbra (1984)'],
  ])('is not %s, which is refused', (_, text) => {
    expect(outcomeOf(parsed({ 'films.txt': text }))).toMatchObject({ kind: 'refused', refusal: 'unknown' });
  });

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
