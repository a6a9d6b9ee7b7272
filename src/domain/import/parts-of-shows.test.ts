import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';
import type { ImportedTitle } from './imported-title.ts';

const TIME = '2024-03-01T10:00:00.000Z';
const SHOW = { title: 'Harbour Lights', year: 2008, ids: { tmdb: 9003, tvdb: 8003 } };
const MOVIE = { title: 'Umbra', year: 2021, ids: { tmdb: 9001 } };
const PART = { name: 'Harbour Lights', reason: 'some-episodes' };

const isSeen = ({ seenAt }: ImportedTitle): boolean => seenAt !== undefined;
const table = (columns: string, ...rows: readonly string[]) => [columns, ...rows].join('\n');
const trakt = (entry: object, name = 'watched-shows-1.json') => ({ [name]: [{ show: SHOW, ...entry }] });
const plain = (columns: string, cells: string, name = 'films.csv') => ({
  [name]: table(`title,year,type,${columns}`, `Harbour Lights,2008,show,${cells}`),
});

describe('a part of a show (product.md, Import: parts of shows)', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['Trakt of 2026, which has no seasons', trakt({ plays: 2, last_watched_at: TIME })],
    ['Trakt, a time that is not known', trakt({ plays: 2, last_watched_at: null })],
    ['Trakt, seasons that are null', trakt({ plays: 2, last_watched_at: TIME, seasons: null })],
    ['Trakt, no seasons in it', trakt({ plays: 2, last_watched_at: TIME, seasons: [] })],
    ['Trakt, no episodes in them', trakt({ last_watched_at: TIME, seasons: [{ number: 1, episodes: [] }] })],
    ['Trakt, progress that was reset', trakt({ plays: 10, last_watched_at: TIME, reset_at: TIME })],
    [
      'Trakt, an episode of the history that is null',
      trakt({ type: 'episode', watched_at: TIME, episode: null }, 'watched-history-1.json'),
    ],
    [
      'Trakt’s CSV',
      { 'a.csv': table('type,title,year,trakt,plays,last_watched_at', `show,Harbour Lights,2008,3,2,${TIME}`) },
    ],
    [
      'Trakt’s CSV of a file that says watched',
      { 'watched-shows.csv': table('type,title,year,trakt,plays', 'show,Harbour Lights,2008,3,2') },
    ],
    [
      'Trakt’s CSV of a file that says watched, without a number',
      { 'watched-shows.csv': table('type,title,year,trakt,last_watched_at', 'show,Harbour Lights,2008,3,') },
    ],
    ['a table that counts plays', plain('plays', '7')],
    ['a table that counts plays beside a day', plain('watched_at,plays', '2024-03-01,7')],
    ['a table of last viewings', plain('last_watched', '2024-03-01')],
    ['a table of last viewings, some time', plain('last_viewed_at', '')],
    ['a table whose yes is a number of episodes', plain('watched', '12')],
    ['a table with the last episode', plain('LastEpWatched,WatchedDate', 's01e05,2024-03-01')],
    ['a table that counts episodes, of a file that says seen', plain('watched_episodes', '5', 'seen.csv')],
    [
      'TV Time, which only counts',
      {
        'user_tv_show_data.csv':
          'user_id,tv_show_id,is_followed,is_favorited,nb_episodes_seen,tv_show_name\n0,70,0,0,65,Harbour Lights\n',
      },
    ],
  ])('is no seen show, and counted among what is left out: %s', (_, files) => {
    expect(readingOf(files)).toMatchObject({ titles: [], leftOut: [PART] });
  });

  it.each<[string, Readonly<Record<string, unknown>>, object]>([
    ['what is said of it otherwise', plain('plays,rating', '7,8'), { rating: 8 }],
    ['its place among the favorites', plain('plays,favorite', '7,yes'), { likedAt: null }],
  ])('leaves %s, and is counted', (_, files, said) => {
    const { titles, leftOut } = readingOf(files);
    expect(titles).toMatchObject([said]);
    expect(titles[0]).not.toHaveProperty('seenAt');
    expect(titles[0]).not.toHaveProperty('lastSeenAt');
    expect(leftOut).toEqual([PART]);
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['a word for all of it', plain('status,plays', 'Completed,7')],
    ['a word for all of it, and the last viewing', plain('status,last_watched', 'watched,2024-03-01')],
    ['the day on which it was finished', plain('plays,finish_date', '7,2024-03-01')],
    ['a yes', plain('watched,last_watched', 'yes,2024-03-01')],
    ['a day of viewing', plain('watched_at', '2024-03-01')],
  ])('is not meant by %s', (_, files) => {
    const { titles, leftOut } = readingOf(files);
    expect(titles.map(isSeen)).toEqual([true]);
    expect(leftOut).toEqual([]);
  });

  it('is not left out where the episode of that viewing is known', () => {
    const episode = { season: 1, number: 2 };
    const history = { 'watched-history-1.json': [{ type: 'episode', show: SHOW, episode, watched_at: TIME }] };
    const reading = readingOf({ ...trakt({ plays: 1, last_watched_at: TIME }), ...history });
    expect(reading).toMatchObject({ titles: [{ episodes: [{ season: 1, number: 2 }] }], leftOut: [] });
    expect(reading.titles[0]).not.toHaveProperty('seenAt');
    const later = trakt({ plays: 9, last_watched_at: '2024-06-01T10:00:00.000Z' });
    expect(readingOf({ ...later, ...history })).toMatchObject({ titles: [{ episodes: [{}] }], leftOut: [PART] });
  });

  it('is not what is only owned', () => {
    const seasons = [{ number: 1, episodes: [{ number: 1, collected_at: TIME }] }];
    expect(readingOf({ 'collection-shows.json': [{ show: SHOW, last_collected_at: TIME, seasons }] })).toMatchObject({
      titles: [],
      leftOut: [{ name: 'Harbour Lights', reason: 'unmarked' }],
    });
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['Trakt', { 'watched-movies-1.json': [{ plays: 1, last_watched_at: TIME, movie: MOVIE }] }],
    ['Trakt’s CSV', { 'a.csv': table('type,title,year,trakt,plays,last_watched_at', `movie,Umbra,2021,1,2,${TIME}`) }],
    ['a table', { 'a.csv': table('title,year,type,last_watched', `Umbra,2021,movie,${TIME}`) }],
    ['a table of a file that says watched', { 'watched.csv': table('title,year,type,plays', 'Umbra,2021,movie,') }],
  ])('is none of a movie, which stays seen: %s', (_, files) => {
    const { titles, leftOut } = readingOf(files);
    expect(titles).toMatchObject([{ name: 'Umbra', media_type: 'movie' }]);
    expect(titles.map(isSeen)).toEqual([true]);
    expect(leftOut).toEqual([]);
  });

  it.each([
    ['a table', { 'a.csv': table('title,year,plays', 'Harbour Lights,2008,2') }],
    ['a word that may mean both', { 'a.csv': table('title,year,type,plays', 'Harbour Lights,2008,anime,2') }],
    ['Netflix', { 'NetflixViewingHistory.csv': 'Title,Date\n"Harbour: Lights","2024-03-01"' }],
  ])('waits for what the title is found to be, where the file does not say it: %s', (_, files) => {
    const [title] = readingOf(files).titles;
    expect(title).toHaveProperty('lastSeenAt');
    expect(title).not.toHaveProperty('seenAt');
  });
});
