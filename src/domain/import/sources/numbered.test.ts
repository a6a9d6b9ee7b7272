import { describe, expect, it } from 'vitest';
import { EXPORTS } from '#fixtures/import/exports.data.ts';
import { readingOf } from '#fixtures/import/reading-of.ts';

const filesOf = (source: string, form: string) =>
  EXPORTS.find((each) => each.source === source && each.form === form)?.files ?? {};
const TIME = '2024-03-01T10:00:00.000Z';
const UMBRA = { name: 'Umbra', year: 2021, media_type: 'movie', ids: { tmdb: 9001, imdb: 'tt9000001' } };

describe('Trakt’s zip (product.md, Import: Trakt)', () => {
  it('tells of each title what all its files say: each of its viewings', () => {
    const { titles, lists } = readingOf(filesOf('trakt', 'zip of 2026'));
    expect(titles).toEqual([
      {
        name: 'Umbra',
        year: 1984,
        media_type: 'movie',
        ids: { imdb: 'tt9000002' },
        listedAt: TIME,
        places: [{ in: 'watchlist', position: 1 }],
      },
      {
        name: 'Harbour Lights',
        year: 2008,
        media_type: 'tv',
        ids: { tmdb: 9003, imdb: 'tt9000003', tvdb: 8003 },
        likedAt: TIME,
        places: [{ in: 'favorites', position: 1 }],
        rating: 7,
        episodes: [{ season: 1, number: 1, seenAt: TIME }],
      },
      {
        ...UMBRA,
        seenAt: '2024-04-05T15:27:00.000Z',
        seenBefore: ['2023-04-05T15:27:00.000Z'],
        rating: 9,
        lists: ['Weekend'],
        places: [{ in: 'list:Weekend', position: 1 }],
      },
    ]);
    expect(lists).toEqual([{ name: 'Weekend', description: 'Short ones' }]);
  });

  const movie = { title: 'Umbra', year: 2021, ids: { trakt: 1, imdb: 'tt9000001', tmdb: 9001 } };
  it.each<[string, object, object]>([
    ['hidden-recommendations.json', { hidden_at: TIME }, { hiddenAt: TIME }],
    ['comments-movies.json', { comment: { id: 1, comment: 'Loud' } }, { note: 'Loud' }],
    ['notes-movies.json', { note: { id: 1, notes: 'Loud' } }, { note: 'Loud' }],
    ['watched-history.json', { watched_at: null }, { seenAt: null }],
    ['watched-movies.json', { last_watched_at: '1970-01-01T00:00:00.000Z' }, { seenAt: null }],
    ['lists-list-8-slow-films.json', { listed_at: TIME }, { lists: ['slow films'] }],
    ['whatever.json', { listed_at: 'never' }, { listedAt: null }],
    ['favorites.json', { listed_at: 'never' }, { likedAt: null }],
  ])('has %s as well', (name, entry, said) => {
    expect(readingOf({ [name]: [{ type: 'movie', movie, ...entry }] }).titles).toEqual([{ ...UMBRA, ...said }]);
  });

  it.each(['hidden-calendar.json', 'collection-movies.json'])('says nothing of a title in %s', (name) => {
    const entry = { type: 'movie', movie, hidden_at: TIME };
    expect(readingOf({ [name]: [entry] })).toMatchObject({
      titles: [],
      leftOut: [{ name: 'Umbra', reason: 'unmarked' }],
    });
  });
});

describe('Trakt’s CSV (product.md, Import: Trakt)', () => {
  it.each([
    ['movie', 'scrobble,2,2024-03-01T10:00:00Z', { seenAt: '2024-03-01T10:00:00.000Z' }, undefined],
    ['movie', 'checkin,,', { seenAt: null }, undefined],
    ['show', 'watch,3,2024-03-01T10:00:00Z', undefined, 'some-episodes'],
    ['show', 'watched,3,', undefined, 'some-episodes'],
  ])('of a %s an action of its CSV, and how often, as %s', (type, cells, said, reason) => {
    const text = `trakt_id,type,title,action,plays,watched_at\n1,${type},Umbra,${cells}\n2,movie,Salt Road,watch,1,`;
    const { titles, leftOut } = readingOf({ 'history.csv': text });
    const title = titles.find(({ name }) => name === 'Umbra');
    expect(title).toEqual(said && { name: 'Umbra', ids: {}, media_type: 'movie', ...said });
    expect(leftOut.map((each) => each.reason)).toEqual(reason === undefined ? [] : [reason]);
  });

  it('is seen some time where the time is unknown', () => {
    const { sources, titles } = readingOf(filesOf('trakt', 'CSV'));
    expect(sources).toEqual(['trakt']);
    expect(titles).toEqual([
      { ...UMBRA, seenAt: null },
      { name: 'Umbra', year: 1984, media_type: 'movie', ids: { imdb: 'tt9000002' }, listedAt: TIME },
      {
        name: 'Harbour Lights',
        year: 2008,
        media_type: 'tv',
        ids: { tmdb: 9003, imdb: 'tt9000003', tvdb: 8003 },
        rating: 7,
        episodes: [{ season: 1, number: 1, seenAt: TIME }],
      },
    ]);
  });
});

describe('TMDB’s CSV (product.md, Import: TMDB)', () => {
  it('gives numbers and ratings, made whole', () => {
    expect(readingOf(filesOf('tmdb', 'ratings')).titles[0]).toEqual({
      name: '부산',
      year: 2016,
      media_type: 'movie',
      ids: { tmdb: 9001, imdb: 'tt9000001' },
      rating: 8,
    });
  });

  it('keeps a movie and a show of one number apart, each with its time', () => {
    expect(readingOf(filesOf('tmdb', 'watchlist, a movie and a show of one number')).titles).toMatchObject([
      { media_type: 'tv', listedAt: '2024-05-02T13:22:44.000Z' },
      { media_type: 'movie', listedAt: '2024-05-04T13:22:44.000Z' },
    ]);
    expect(readingOf(filesOf('tmdb', 'favorites')).titles).toMatchObject([{ likedAt: '2024-05-04T13:22:44.000Z' }]);
  });

  it('asks for no number of an unknown kind, and leaves out seasons', () => {
    const header = 'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Your Rating,Date Rated';
    const { titles, leftOut } = readingOf({ 'a.csv': `${header}\n5,tt9000001,?,Umbra,,,,,\n6,,tv,Lights S1,,1,,,\n` });
    expect(titles).toEqual([{ name: 'Umbra', ids: { imdb: 'tt9000001' }, listedAt: null }]);
    expect(leftOut).toEqual([{ name: 'Lights S1', reason: 'season' }]);
  });
});

describe('Movary’s tables (product.md, Import: Movary)', () => {
  it('give viewings, ratings of ten and the watchlist', () => {
    expect(readingOf(filesOf('movary', 'its three tables')).titles).toEqual([
      { ...UMBRA, seenAt: new Date(2024, 2, 1, 12).toISOString(), rating: 3, note: 'At last, alone' },
      { name: 'Umbra', year: 1984, media_type: 'movie', ids: { tmdb: 9002, imdb: 'tt9000002' }, rating: 8 },
      { name: 'Paper Lions', year: 2010, media_type: 'movie', ids: { tmdb: 9004, imdb: 'tt9000004' }, listedAt: TIME },
    ]);
  });

  it('rate of ten, though no rating is above five', () => {
    const table = 'title,year,tmdbId,imdbId,userRating\nUmbra,2021,9001,tt9000001,3\n';
    expect(readingOf({ 'ratings.csv': table }).titles).toEqual([{ ...UMBRA, rating: 3 }]);
  });
});

describe('Simkl’s backup (product.md, Import: Simkl)', () => {
  it('gives numbers that are texts, and what is seen or to be seen as a whole', () => {
    const { titles, leftOut } = readingOf(filesOf('simkl', 'backup'));
    expect(titles).toEqual([
      { ...UMBRA, seenAt: TIME, rating: 8, note: 'Loud' },
      { name: 'Umbra', year: 1984, media_type: 'movie', ids: { tmdb: 9002 }, listedAt: null },
      { name: 'Night Trains', year: 2008, media_type: 'tv', ids: { tmdb: 9071, tvdb: 71 }, seenAt: null },
      {
        name: 'Harbour Lights',
        year: 2008,
        media_type: 'tv',
        ids: { tvdb: 70 },
        episodes: [{ season: 1, number: 1, seenAt: TIME }],
      },
      { name: 'Salt Moon', year: 2019, media_type: 'movie', ids: { tmdb: 9005, imdb: 'tt9000005' }, seenAt: TIME },
    ]);
    expect(leftOut).toEqual([{ name: 'Paper Lions', reason: 'unmarked', word: 'dropped' }]);
  });
});

describe('SeriesGuide’s files (product.md, Import: SeriesGuide)', () => {
  it('give movies, shows and lists', () => {
    const { titles, lists, leftOut } = readingOf(filesOf('seriesguide', 'movies, shows and lists'));
    expect(titles).toEqual([
      { name: 'Umbra', media_type: 'movie', ids: { tmdb: 9001 }, seenAt: null },
      { name: 'Umbra', media_type: 'movie', ids: { imdb: 'tt9000002' }, listedAt: null },
      {
        name: 'Harbour Lights',
        year: 2018,
        media_type: 'tv',
        ids: { tmdb: 9070, tvdb: 70 },
        likedAt: null,
        rating: 9,
        note: 'Late',
        lists: ['First list'],
        episodes: [{ season: 1, number: 1, seenAt: null }],
      },
      { name: 'Salt Road', media_type: 'tv', ids: { tmdb: 9072 }, listedAt: null },
      { name: '', media_type: 'tv', ids: { tvdb: 75 }, lists: ['First list'] },
    ]);
    expect(lists).toEqual([{ name: 'First list', description: '' }]);
    expect(leftOut).toEqual([
      { name: 'Paper Lions', reason: 'unmarked' },
      { name: 'TheTVDB 5443955', reason: 'episode' },
    ]);
  });

  it('put no hidden show on the watchlist, and know a film’s year by its release', () => {
    const shows = [{ tvdb_id: 1, title: 'Harbour Lights', hidden: true, seasons: [] }];
    const movies = [{ tmdb_id: 1, title: 'Umbra', released_utc_ms: 1_630_000_000_000, watched: true }];
    expect(readingOf({ 'a.json': shows, 'b.json': movies })).toMatchObject({
      titles: [{ name: 'Umbra', year: 2021 }],
      leftOut: [{ name: 'Harbour Lights', reason: 'unmarked' }],
    });
  });
});
