import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

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
    ['movie/tv', undefined],
    ['Film or series', undefined],
    ['"Movie, TV show"', undefined],
    ['Serie/Film', undefined],
    ['not a movie', undefined],
    ['non-film', undefined],
    ['film tv', 'movie'],
    ['Anime movie', 'movie'],
    ['TV', 'tv'],
    ['', undefined],
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
    ['is_movie', '', undefined],
    ['tv', 'yes', 'tv'],
    ['series', 'no', 'movie'],
    ['tv_show', '1', 'tv'],
    ['category', 'Serie', 'tv'],
    ['format', 'TV', 'tv'],
    ['media', 'show', 'tv'],
    ['Medium', 'Film', 'movie'],
    ['Art', 'Serie', 'tv'],
    ['Typ', 'odd', undefined],
  ])('is told by a column that answers yes or no: %s %s', (column, answer, media_type) => {
    const [title] = read(`title,year,tmdb_id,${column}\nNine Dials,2024,1307,${answer}`).titles;
    expect(title?.media_type).toBe(media_type);
  });

  it.each([
    ['Titel', 'Jahr'],
    ['Titre', 'Année'],
    ['Título', 'Año'],
    ['Titolo', 'Anno'],
    ['Movie title', 'Release year'],
    ['Primary Title', 'Start year'],
    ['Original title', 'First air date'],
  ])('has its name and its year to be compared with, whatever their columns are called: %s, %s', (name, year) => {
    expect(read(`${name},${year},tmdb_id\nUmbra,2021,9001`).titles).toMatchObject([{ name: 'Umbra', year: 2021 }]);
    expect(
      read(`${name.normalize('NFD')};${year.normalize('NFD')}\nUmbra;2021`.replaceAll(';', ',')).titles,
    ).toMatchObject([{ name: 'Umbra', year: 2021 }]);
  });

  it.each([
    ['matinee', 'List,Collection,Media type,TMDB ID,Title,Watched at,Rating 10\nwatchlist,,TV,1307,Nine Dials,,'],
    ['tvtime', 'list_name,item_type,tvdb_id,title\nMine,Serie,70,Nine Dials'],
    ['tmdb', 'TMDb ID,IMDb ID,Type,Name,Release Date\n1307,,TV Mini Series,Nine Dials,2024-03-01'],
  ])('is read in one way for all services: %s', (source, text) => {
    expect(read(text)).toMatchObject({ sources: [source], titles: [{ media_type: 'tv' }] });
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
