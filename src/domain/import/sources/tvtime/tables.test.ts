import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

const DAY = '2024-03-01T00:00:00.000Z';
const HEADER =
  'title,type,imdb_id,tvdb_id,tmdb_id,season_number,episode_number,is_watched,watched_at,is_watchlisted,status,rating';
const read = (...rows: readonly string[]) => readingOf({ 'activity.csv': [HEADER, ...rows].join('\n') });

describe('the activity of TV Time Liberator (product.md, Import: TV Time)', () => {
  it.each<[string, object]>([
    [`Umbra,movie,tt9000001,,,,,true,${DAY},false,,9`, { seenAt: DAY, rating: 9, ids: { imdb: 'tt9000001' } }],
    ['Umbra,movie,,,9001,,,true,,false,,', { seenAt: null, ids: { tmdb: 9001 } }],
    [`Umbra,movie,tt9000001,,,,,false,${DAY},true,,`, { listedAt: null, ids: { imdb: 'tt9000001' } }],
  ])('%s', (row, said) => {
    expect(read(row).titles).toEqual([{ name: 'Umbra', media_type: 'movie', ...said }]);
  });

  it.each<[string, object]>([
    [`Night Trains,series,,71,,,,true,${DAY},true,up_to_date,`, { listedAt: null }],
    [`Night Trains,series,,71,,,,true,${DAY},false,up_to_date,`, { seenAt: null }],
    [`Night Trains,series,,71,,,,true,${DAY},false,not_started_yet,`, { listedAt: null }],
    [`Night Trains,series,,71,,,,false,,false,continuing,8`, { rating: 8 }],
  ])('%s', (row, said) => {
    expect(read(row).titles).toEqual([{ name: 'Night Trains', media_type: 'tv', ids: { tvdb: 71 }, ...said }]);
  });

  it('has episodes that were watched, and leaves out others', () => {
    expect(read(`Night Trains,episode,,9,,2,5,true,${DAY},false,,`).titles).toEqual([
      {
        name: 'Night Trains',
        media_type: 'tv',
        ids: {},
        episodes: [{ season: 2, number: 5, seenAt: DAY, tvdb: 9 }],
      },
    ]);
    expect(read(`Night Trains,episode,,9,,2,5,false,,false,,`)).toMatchObject({
      titles: [],
      leftOut: [{ name: 'Night Trains', reason: 'episode' }],
    });
  });

  it('says that a show was given up of which episodes were seen', () => {
    const rows = [
      `Night Trains,episode,,9,,2,5,true,${DAY},false,,`,
      `Night Trains,series,tt9000009,71,,,,false,,false,stopped,`,
    ];
    expect(read(...rows).titles).toMatchObject([{ ids: { imdb: 'tt9000009', tvdb: 71 }, isStopped: true }]);
    expect(read(...rows.map((row) => row.replace('stopped', 'continuing'))).titles[0]).not.toHaveProperty('isStopped');
  });
});
