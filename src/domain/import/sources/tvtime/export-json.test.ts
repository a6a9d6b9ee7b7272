import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

const TIME = '2024-03-01T10:00:00.000Z';
const read = (entry: object) => readingOf({ 'tvtime.json': [entry] });
const MOVIE = { title: 'Umbra', year: 2021, id: { tvdb: 1, imdb: 'tt9000001' } };
const SHOW = { title: 'Night Trains', id: { tvdb: 71 } };
const seasons = (...episodes: readonly object[]) => [{ number: 2, episodes }];

describe('TV Time’s newer export as JSON (product.md, Import: TV Time)', () => {
  it.each<[object, object]>([
    [{ is_watched: true, watched_at: TIME }, { seenAt: TIME }],
    [{ is_watched: true }, { seenAt: null }],
    [{ is_watched: false, created_at: TIME }, { listedAt: TIME }],
    [{ is_watched: false }, { listedAt: null }],
    [
      { is_watched: false, is_favorite: true },
      { listedAt: null, likedAt: null },
    ],
  ])('says of a film by %j: %j', (said, expected) => {
    expect(read({ ...MOVIE, ...said }).titles).toMatchObject([{ name: 'Umbra', media_type: 'movie', ...expected }]);
  });

  it.each<[object, object]>([
    [{ status: 'not_started_yet', created_at: TIME }, { listedAt: TIME }],
    [{ status: 'not_started_yet' }, { listedAt: null }],
    [{ status: 'up_to_date', created_at: TIME }, { seenAt: null }],
    [
      { status: 'continuing', seasons: seasons({ number: 5, is_watched: true, watched_at: TIME, id: { tvdb: 9 } }) },
      { episodes: [{ season: 2, number: 5, seenAt: TIME, tvdb: 9 }] },
    ],
    [
      { seasons: seasons({ number: 5, is_watched: true, watched_at: TIME }, { number: 6, is_watched: false }) },
      { episodes: [{ season: 2, number: 5, seenAt: TIME }] },
    ],
  ])('says of a show by %j: %j', (said, expected) => {
    expect(read({ ...SHOW, ...said }).titles).toEqual([
      { name: 'Night Trains', media_type: 'tv', ids: { tvdb: 71 }, ...expected },
    ]);
  });

  it('says that a show was given up of which episodes were seen', () => {
    const watched = { seasons: seasons({ number: 5, is_watched: true, watched_at: TIME }) };
    expect(read({ ...SHOW, ...watched, status: 'stopped' }).titles).toMatchObject([{ isStopped: true }]);
    expect(read({ ...SHOW, ...watched, status: 'continuing' }).titles[0]).not.toHaveProperty('isStopped');
  });

  it('leaves out episodes that have no number', () => {
    const watched = { seasons: seasons({ is_watched: true }, { number: 5, is_watched: true }) };
    expect(read({ ...SHOW, ...watched }).leftOut).toEqual([{ name: 'Night Trains', reason: 'unreadable' }]);
    const all = { seasons: seasons({ number: 4, is_watched: true }, { number: 5, is_watched: true }) };
    expect(read({ ...SHOW, ...all }).leftOut).toEqual([]);
  });

  it('is not known by a number alone', () => {
    expect(() => read({ ...MOVIE, id: { tvdb: 1 } })).toThrow('Nothing was read');
    expect(() => read({ ...MOVIE, id: { imdb: 'tt9000001' }, is_watched: true })).toThrow('Nothing was read');
  });
});
