import { describe, expect, it } from 'vitest';
import { aTable } from '#fixtures/import/a-table.ts';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeOf, readingOf } from '#fixtures/import/reading-of.ts';

const read = (text: string, name = 'films.csv') => readingOf({ [name]: text });
const noon = (day: string) => new Date(`${day}T12:00`).toISOString();

describe('the columns of a table (product.md, Import: columns)', () => {
  it.each<[string, string, object]>([
    ['alone', 'Title\nUmbra', { name: 'Umbra', listedAt: null }],
    ['alone, in another language', 'Tytuł\nUmbra', { name: 'Umbra', listedAt: null }],
    ['beside a rating', 'Title,My rating\nUmbra,9', { name: 'Umbra', rating: 9 }],
    ['beside a state', 'Film,Status\nUmbra,Watched', { name: 'Umbra', seenAt: null }],
    ['that are of shows alone', 'Show,watched_at\nHarbour Lights,2024-03-14', { name: 'Harbour Lights' }],
    ['after what they are of', 'movie_title,movie_year,movie_user_rating\nUmbra,2021,8', { year: 2021, rating: 8 }],
    ['in one word', 'movieTitle,releaseYear,watchedAt\nUmbra,2021,2024-03-14', { seenAt: noon('2024-03-14') }],
    [
      'after whose they are',
      'title,year,user_comment,user_favorite\nUmbra,2021,Loud,True',
      { note: 'Loud', likedAt: null },
    ],
    ['after whose they are, in French', 'Titre,Année,Mon avis\nUmbra,2021,Loud', { note: 'Loud' }],
    ['before a sum of other columns', ',title,year\n0,Umbra,2021', { name: 'Umbra', year: 2021 }],
    ['with a scale behind', 'Name,Rating (1-10),Watched?\nUmbra,4,Yes', { name: 'Umbra', seenAt: null }],
    ['as media centres do', 'Name,ProductionYear,UserData.IsFavorite\nUmbra,2021,True', { year: 2021, likedAt: null }],
    ['in other letters', 'Название,Год,Оценка\nUmbra,2021,8', { name: 'Umbra', year: 2021, rating: 8 }],
    ['of an index', '#,Title,Year\n1,Umbra,2021', { places: [{ in: 'watchlist', position: 1 }] }],
  ])('may be called %s', (_, text, said) => expect(read(text).titles).toMatchObject([said]));

  it.each<[string, string, object]>([
    ['by a prefix', 'movie_imdb_id\ntt9000001', { imdb: 'tt9000001' }],
    ['by any prefix', 'plex_tmdb_id,title\n9001,Umbra', { tmdb: 9001 }],
    ['in one word', 'imdbID,title\ntt9000001,Umbra', { imdb: 'tt9000001' }],
    ['as IMDb calls it', 'tconst,primaryTitle\ntt9000001,Umbra', { imdb: 'tt9000001' }],
    ['by its service alone', 'title,themoviedb\nUmbra,9001', { tmdb: 9001 }],
    ['by its service behind', 'title,id_imdb\nUmbra,tt9000001', { imdb: 'tt9000001' }],
    ['with its service', 'title,guid\nUmbra,tmdb://9001', { tmdb: 9001 }],
    ['as an address', 'title,URL\nUmbra,https://www.imdb.com/title/tt9000001/', { imdb: 'tt9000001' }],
    ['as an address of TMDB’s', 'title,link\nUmbra,https://www.themoviedb.org/movie/9001-umbra', { tmdb: 9001 }],
    ['alone, within addresses', 'url\nhttps://www.imdb.com/title/tt9000001/', { imdb: 'tt9000001' }],
    ['of a provider', 'Name,ProviderIds.Tmdb\nUmbra,9001', { tmdb: 9001 }],
    ['as an IMDb id', 'id,title\ntt9000001,Umbra', { imdb: 'tt9000001' }],
  ])('have a number %s', (_, text, ids) => expect(read(text).titles).toMatchObject([{ ids }]));

  it('have a show’s number where an address says so', () => {
    const text = 'title,url\nHarbour Lights,https://www.themoviedb.org/tv/9003';
    expect(read(text).titles).toMatchObject([{ media_type: 'tv', ids: { tmdb: 9003 } }]);
  });

  it.each([
    ['of another service', 'media_id,source,title\n1011,mal,Moon School'],
    ['of no service', 'id,title,rating\n1011,Moon School,8'],
    ['of who made it', 'title,year,director_imdb_id\nMoon School,2017,tt9000001'],
    ['that is what others gave it', 'title,year,imdb,tmdb\nMoon School,2017,7.8,7.5\nUmbra,2021,8,8'],
  ])('have no number %s', (_, text) => expect(read(text).titles[0]).toMatchObject({ name: 'Moon School', ids: {} }));

  it('may have names alone, but beside files of a service', () => {
    const names = { 'a.csv': 'Title,Status\nUmbra,Seen\n' };
    const watchlist = { 'watchlist.csv': 'Date,Name,Year,Letterboxd URI\n2024-03-14,Paper Lions,2010,u\n' };
    const namesOf = (files: Readonly<Record<string, string>>, archive?: string) => {
      const outcome = outcomeOf(parsed(files, archive));
      return outcome.kind === 'read' ? outcome.reading.titles.map(({ name }) => name) : outcome;
    };
    expect(namesOf(names)).toEqual(['Umbra']);
    expect(namesOf(names, 'all.zip')).toEqual(['Umbra']);
    expect(namesOf({ ...names, ...watchlist }, 'all.zip')).toEqual(['Paper Lions']);
  });
});

describe('a name that may mean several things (product.md, Import: columns)', () => {
  it.each<[string, string, object]>([
    ['a grade in French', 'Titre,Année,Note\nUmbra,2021,"8,5"\nPaper Lions,2010,6', { rating: 9 }],
    ['a grade of five that says so', 'Titre,Année,Note\nUmbra,2021,4/5', { rating: 8 }],
    ['a grade in Portuguese, of which one is none', 'Título,Ano,Nota\nUmbra,2021,8\nPaper Lions,2010,-', { rating: 8 }],
    ['a grade of the visitor’s', 'Titre,Année,Ma note\nUmbra,2021,8', { rating: 8 }],
    ['a text', 'Titre,Année,Note\nUmbra,2021,Vu deux fois\nPaper Lions,2010,8', { note: 'Vu deux fois' }],
    ['a grade of twenty', 'Titre,Année,Note\nUmbra,2021,15\nPaper Lions,2010,12', { rating: 8 }],
    ['a text, though it begins with a figure', 'title,year,notes\nUmbra,2021,2 times', { note: '2 times' }],
  ])('is %s', (_, text, said) => {
    const [title] = read(text).titles;
    expect(title).toMatchObject(said);
    expect(title).not.toHaveProperty('rating' in said ? 'note' : 'rating');
  });

  it.each([
    ['beside a rating of the visitor’s', 'Titre,Année,Ma note,Rating\nUmbra,2021,7.1,8', 'Ma note'],
    ['of a scale of which nobody knows the best', 'Titel,Jahr,Note\nUmbra,2021,1\nPaper Lions,2010,3', 'Note'],
    ['that says for which age it is', 'title,year,rating\nUmbra,2021,PG-13\nPaper Lions,2010,R', 'rating'],
    [
      'that says for which age it is, in German',
      'Titel,Jahr,Rating\nUmbra,2021,FSK 12\nPaper Lions,2010,FSK 16',
      'Rating',
    ],
    ['of how many have voted', 'title,year,vote\nUmbra,2021,12345\nPaper Lions,2010,876', 'vote'],
    ['of whether it is out', 'title,year,status\nUmbra,2021,Released\nPaper Lions,2010,Post Production', 'status'],
  ])('is of nothing that is kept, and is not chosen: %s', (_, text, column) => {
    const { titles, leftOut } = read(text);
    const { columns, choices } = aTable(text);
    expect(titles).toHaveLength(text.split('\n').length - 1);
    expect(titles[0]).not.toHaveProperty('note');
    expect(titles[0]?.rating).toBe(text.includes('Rating\nUmbra,2021,7.1,8') ? 8 : undefined);
    expect(leftOut).toEqual([]);
    expect(choices.columns[columns.findIndex(({ name }) => name === column)]).toEqual({});
  });

  it('is no day of viewing where what is to be seen has one too', () => {
    const text = 'title,status,date\nUmbra,1,2025-10-26\nPaper Lions,0,2025-10-24';
    expect(read(text).titles).toMatchObject([{ seenAt: null }, { listedAt: null }]);
  });

  it('is a movie’s, or an answer whether it is one', () => {
    expect(read('movie,year\nUmbra,2021').titles).toMatchObject([{ name: 'Umbra' }]);
    expect(read('title,movie,tmdb_id\nUmbra,1,9001\nNine Dials,0,1307').titles).toMatchObject([
      { media_type: 'movie' },
      { media_type: 'tv' },
    ]);
  });

  it('is a list’s, or says where titles go', () => {
    const { titles, lists } = read('title,year,list\nUmbra,2021,Noir\nSalt Road,1968,Noir');
    expect(lists).toEqual([{ name: 'Noir', description: '' }]);
    expect(titles).toMatchObject([{ lists: ['Noir'] }, { lists: ['Noir'] }]);
    expect(titles[0]).not.toHaveProperty('listedAt');
    expect(read('title,year,list\nPaper Lions,2010,Watchlist')).toMatchObject({
      lists: [],
      titles: [{ listedAt: null }],
    });
  });
});

describe('a title of two names (product.md, Import: two names)', () => {
  it.each([
    ['title,original_title,year\nParada kurzu,Dust Parade,1968', 'Parada kurzu', ['Dust Parade']],
    ['originaltitle,title,year\nPyłowa parada,Dust Parade,1968', 'Dust Parade', ['Pyłowa parada']],
    ['Titre,Titre original,Année\nLe défilé,Dust Parade,1968', 'Le défilé', ['Dust Parade']],
    ['Tytuł oryginalny,Tytuł,Rok\nDust Parade,Parada kurzu,1968', 'Parada kurzu', ['Dust Parade']],
    ['Deutscher Titel,Originaltitel,Jahr\nStaubumzug,Dust Parade,1968', 'Staubumzug', ['Dust Parade']],
    ['title,title_en,year\nStaubumzug,Dust Parade,1968', 'Staubumzug', ['Dust Parade']],
    ['movie_title,movie_original_title,year\nStaubumzug,Dust Parade,1968', 'Staubumzug', ['Dust Parade']],
    ['title,original_title,english_title,year\nA,B,C,1968', 'A', ['B', 'C']],
    ['original_title,title,year\nDust Parade,,1968', 'Dust Parade', undefined],
    ['title,original_title,year\nDust Parade,Dust Parade,1968', 'Dust Parade', undefined],
  ])('has both, whichever column comes first: %j', (text, name, otherNames) => {
    const [title] = read(text).titles;
    expect(title).toMatchObject({ name, year: 1968 });
    expect(title?.otherNames).toEqual(otherNames);
  });
});
