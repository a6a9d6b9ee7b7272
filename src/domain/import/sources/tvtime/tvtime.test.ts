import { describe, expect, it } from 'vitest';
import { EXPORTS } from '#fixtures/import/exports.data.ts';
import { readingOf } from '#fixtures/import/reading-of.ts';

const filesOf = (form: string) => EXPORTS.find((each) => each.source === 'tvtime' && each.form === form)?.files ?? {};
const TIME = '2024-03-01T10:00:00.000Z';
const ratingsOf = (files: Readonly<Record<string, unknown>>) => readingOf(files).titles.map(({ rating }) => rating);

describe('TV Time’s data request (product.md, Import: TV Time)', () => {
  const { titles, lists, leftOut } = readingOf(filesOf('zip of the data request'));

  it('tells of films what they are called in English, when they were seen, and how they were rated', () => {
    expect(titles.filter(({ media_type }) => media_type === 'movie')).toEqual([
      {
        name: 'Umbra',
        year: 2014,
        media_type: 'movie',
        ids: {},
        seenAt: '2024-03-08T17:24:29.000Z',
        rating: 8,
        likedAt: null,
      },
      {
        name: 'paper lions',
        otherNames: ['승리'],
        media_type: 'movie',
        ids: {},
        listedAt: '2024-03-04T21:53:54.000Z',
        lists: ['Slice of life'],
      },
    ]);
  });

  it('puts shows on the watchlist that are kept for later, or are followed and were not begun', () => {
    expect(titles.filter(({ media_type }) => media_type === 'tv')).toEqual([
      {
        name: 'Harbour Lights',
        media_type: 'tv',
        ids: { tvdb: 70 },
        rating: 9,
        likedAt: null,
        lists: ['Slice of life'],
        episodes: [
          { season: 1, number: 1, seenAt: '2024-03-04T21:53:54.000Z', tvdb: 9 },
          { season: 1, number: 5, seenAt: '2024-03-02T11:53:58.000Z', tvdb: 9 },
        ],
      },
      { name: 'Night Trains', media_type: 'tv', ids: { tvdb: 71 }, listedAt: '2024-03-22T00:18:25.000Z' },
      { name: 'Salt Road', media_type: 'tv', ids: { tvdb: 72 }, listedAt: '2024-03-22T00:18:25.000Z' },
      { name: 'Quiet Islands', media_type: 'tv', ids: { tvdb: 74 }, listedAt: '2024-01-01T00:00:00.000Z' },
    ]);
    expect(lists).toEqual([{ name: 'Slice of life', description: 'Quiet' }]);
  });

  it('leaves out episodes by their show, what was given up, and films that it does not name', () => {
    expect(leftOut).toEqual([
      { name: 'Harbour Lights', reason: 'episode' },
      { name: 'Old Harbour', reason: 'unmarked' },
      { name: '', reason: 'unnamed' },
    ]);
  });

  it.each([
    [1, 2],
    [27, 4],
    [28, 6],
    [29, 8],
    [3, 10],
  ])('rates by choices: %i is %i of 10', (vote, rating) => {
    const votes = `uuid,episode_id,movie_name,vote_key\nf9,0,Umbra,f9-x-0-${vote}\nf8,0,Paper Lions,f8-0-99\n`;
    expect(ratingsOf({ 'ratings-live-votes.csv': votes })).toEqual([rating]);
  });

  it('knows by a file’s name alone that choices are emotions', () => {
    const votes = 'uuid,episode_id,movie_name,vote_key\nf9,0,Umbra,f9-0-3\n';
    expect(ratingsOf({ 'ratings-live-votes.csv': votes, 'x/emotions-live-votes.csv': votes })).toEqual([10]);
    const both = {
      'ratings-live-votes.csv': 'uuid,episode_id,movie_name,vote_key\nf9,0,Umbra,f9-0-1\n',
      'emotions-live-votes.csv': votes,
    };
    expect(ratingsOf(both)).toEqual([2]);
  });

  it('has viewings without a day of their own, follows, and names without a key', () => {
    const rows = [
      'watch,movie,f1,Umbra,,2014,,2024-03-01 10:00:00',
      'follow,movie,f2,Paper Lions,,0001-01-01,,2024-03-01 10:00:00',
      'watch,movie,,,,,,',
      'count,,,,,,,',
    ];
    const header = 'type,entity_type,uuid,movie_name,alpha_range_key,release_date,watch_date_range_key,created_at';
    expect(readingOf({ 'tracking-prod-records.csv': [header, ...rows].join('\n') }).titles).toEqual([
      { name: 'Umbra', year: 2014, media_type: 'movie', ids: {}, seenAt: TIME },
      { name: 'Paper Lions', media_type: 'movie', ids: {}, listedAt: TIME },
    ]);
  });

  it('tells the last of several viewings, in whatever order they come', () => {
    const row = (seconds: number) => `watch,movie,f1,Umbra,watch-alpha-umbra,2014,watch-date-${seconds},`;
    const header = 'type,entity_type,uuid,movie_name,alpha_range_key,release_date,watch_date_range_key,created_at';
    for (const order of [
      [1_709_287_200, 1_609_287_200],
      [1_609_287_200, 1_709_287_200],
    ]) {
      const table = [header, ...order.map(row)].join('\n');
      expect(readingOf({ 'tracking-prod-records.csv': table }).titles).toMatchObject([{ seenAt: TIME }]);
    }
  });
});

describe('TV Time’s newer export (product.md, Import: TV Time)', () => {
  it('gives films by IMDb’s number, shows by TheTVDB’s', () => {
    expect(readingOf(filesOf('newer CSV')).titles).toEqual([
      {
        name: 'Harbour Lights',
        media_type: 'tv',
        ids: { tvdb: 70 },
        episodes: [1, 2].map((number) => ({
          season: 1,
          number,
          seenAt: '2024-03-04T03:43:42.000Z',
          tvdb: 6_671_791 + number,
        })),
      },
      {
        name: 'Night Trains',
        media_type: 'tv',
        ids: { tvdb: 71 },
        seenAt: null,
        lists: ['Slow'],
        places: [{ in: 'list:Slow', position: 0 }],
      },
      {
        name: '',
        media_type: 'tv',
        ids: { tvdb: 343391 },
        lists: ['Slow'],
        places: [{ in: 'list:Slow', position: 1 }],
      },
      {
        name: 'Umbra',
        year: 2020,
        media_type: 'movie',
        ids: { imdb: 'tt9000001' },
        seenAt: '2024-03-18T00:03:26.000Z',
      },
      {
        name: 'Umbra',
        year: 1984,
        media_type: 'movie',
        ids: { imdb: 'tt9000002' },
        listedAt: '2024-03-18T22:12:05.000Z',
      },
      { name: 'No Number', media_type: 'movie', ids: {}, listedAt: '2024-03-18T22:12:05.000Z' },
      { name: 'Salt Road', media_type: 'tv', ids: { tvdb: 72 }, listedAt: '2024-03-08T10:16:19.000Z' },
    ]);
  });

  it('says the same as JSON', () => {
    expect(readingOf(filesOf('newer JSON')).titles).toEqual([
      { name: 'Umbra', year: 2023, media_type: 'movie', ids: { imdb: 'tt9000001' }, seenAt: TIME },
      { name: 'Paper Lions', media_type: 'movie', ids: {}, listedAt: null, likedAt: null },
      {
        name: 'Harbour Lights',
        media_type: 'tv',
        ids: { tvdb: 70 },
        episodes: [{ season: 1, number: 1, seenAt: TIME, tvdb: 9 }],
      },
      { name: 'Salt Road', media_type: 'tv', ids: { tvdb: 72 }, listedAt: null },
    ]);
  });

  it('has its favorites as lists', () => {
    const table =
      'list_id,list_name,item_type,tvdb_id,uuid,name\nl,Favorite Movies,movie,1,,Umbra\nl,Favourites,series,70,,Harbour Lights\n';
    expect(readingOf({ 'tvtime-lists.csv': table })).toMatchObject({
      lists: [],
      titles: [{ likedAt: null }, { likedAt: null }],
    });
  });
});

describe('TV Time Liberator’s tables (product.md, Import: TV Time)', () => {
  it('give ratings of ten, and of stars in a table of their own', () => {
    expect(readingOf(filesOf('TV Time Liberator')).titles).toEqual([
      { name: 'Umbra', media_type: 'movie', ids: { imdb: 'tt9000001' }, seenAt: '2024-03-01T00:00:00.000Z', rating: 9 },
      {
        name: 'Harbour Lights',
        media_type: 'tv',
        ids: { tvdb: 70 },
        listedAt: null,
        episodes: [{ season: 1, number: 1, seenAt: '2024-03-01T00:00:00.000Z', tvdb: 9 }],
      },
      { name: 'Night Trains', media_type: 'tv', ids: { tvdb: 71, tmdb: 9071 }, seenAt: null, rating: 8 },
    ]);
  });
});
