import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

const TIME = '2024-03-01T10:00:00.000Z';
const SHOW = { title: 'Harbour Lights', year: 2008, ids: { tmdb: '9003', tvdb: '8003' } };
const MOVIE = { title: 'Umbra', year: 2021, ids: { imdb: 'tt9000001' } };
const read = (parts: Readonly<Record<string, readonly object[]>>) => readingOf({ 'SimklBackup.json': parts });
const readShow = (entry: object) => read({ shows: [{ show: SHOW, ...entry }] });
const readMovie = (entry: object) => read({ movies: [{ movie: MOVIE, ...entry }] });

describe('Simkl’s backup (product.md, Import: Simkl)', () => {
  it.each([
    [{ status: 'plantowatch', added_to_watchlist_at: TIME }, { listedAt: TIME }],
    [{ status: 'plantowatch' }, { listedAt: null }],
    [{ status: 'completed', last_watched_at: TIME }, { seenAt: TIME }],
    [{ status: 'completed' }, { seenAt: null }],
    [
      { status: 'completed', user_rating: 8, memo: { text: 'Loud' } },
      { seenAt: null, rating: 8, note: 'Loud' },
    ],
  ])('says by %j: %j', (entry, said) => {
    expect(readMovie(entry).titles).toEqual([
      { name: 'Umbra', year: 2021, media_type: 'movie', ids: { imdb: 'tt9000001' }, ...said },
    ]);
  });

  it.each(['watching', 'hold', 'notinteresting'])('says by %s nothing of a film', (status) => {
    expect(readMovie({ status })).toMatchObject({ titles: [], leftOut: [{ name: 'Umbra', reason: 'unmarked' }] });
  });

  it('says of a show that was dropped that it was given up, and of a film nothing', () => {
    const episodes = [{ number: 1, watched_at: TIME }];
    const { titles } = readShow({ status: 'dropped', seasons: [{ number: 2, episodes }] });
    expect(titles).toEqual([
      {
        name: 'Harbour Lights',
        year: 2008,
        media_type: 'tv',
        ids: { tmdb: 9003, tvdb: 8003 },
        episodes: [{ season: 2, number: 1, seenAt: TIME }],
        isStopped: true,
      },
    ]);
    expect(readMovie({ status: 'dropped' }).titles).toEqual([]);
    expect(readShow({ status: 'hold', seasons: [{ number: 2, episodes }] }).titles[0]).not.toHaveProperty('isStopped');
  });

  it('has an anime’s episodes by TheTVDB’s numbers, where it says both', () => {
    const episodesBy = (tvdb: object) =>
      read({
        anime: [
          {
            show: SHOW,
            status: 'watching',
            seasons: [{ number: 1, episodes: [{ number: 3, watched_at: TIME, tvdb }] }],
          },
        ],
      }).titles[0]?.episodes;
    expect(episodesBy({ season: 4, episode: 15 })).toEqual([{ season: 4, number: 15, seenAt: TIME }]);
    expect(episodesBy({ season: 4 })).toEqual([{ season: 1, number: 3, seenAt: TIME }]);
    expect(episodesBy({ episode: 15 })).toEqual([{ season: 1, number: 3, seenAt: TIME }]);
  });

  it('has films among the anime', () => {
    const { titles } = read({ anime: [{ show: MOVIE, anime_type: 'movie', status: 'completed' }] });
    expect(titles).toMatchObject([{ name: 'Umbra', media_type: 'movie' }]);
    expect(read({ anime: [{ show: MOVIE, anime_type: 'tv', status: 'completed' }] }).titles).toMatchObject([
      { name: 'Umbra', media_type: 'tv' },
    ]);
  });

  it('is known by any part of it', () => {
    for (const part of ['movies', 'shows', 'anime'])
      expect(
        read({ [part]: [{ show: SHOW, status: 'completed' }], ...(part !== 'movies' && { movies: [] }) }).titles,
      ).toHaveLength(1);
    expect(
      read({
        shows: [
          { show: SHOW, status: 'completed' },
          { show: {}, status: 'completed' },
        ],
      }).titles,
    ).toHaveLength(1);
  });
});
