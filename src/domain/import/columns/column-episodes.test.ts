import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';
import { episodeIn } from '../episodes/episode-code.ts';

const read = (text: string, name = 'mine.csv') => readingOf({ [name]: text });
const noon = (day: string) => new Date(`${day}T12:00`).toISOString();
const SEEN = { season: 1, number: 2, seenAt: noon('2024-03-14') };

describe('an episode in a table (product.md, Import: episodes in tables)', () => {
  it.each([
    ['in columns of its own', 'title,year,season,episode,watched_at\nHarbour Lights,2008,1,2,2024-03-14'],
    ['in columns called otherwise', 'Show,Season Number,Episode Number,Last watched\nHarbour Lights,1,2,2024-03-14'],
    ['in another language', 'Serie;Staffel;Folge;Gesehen am\nHarbour Lights;1;2;14.03.2024'.replaceAll(';', ',')],
    ['in one cell', 'type,title,episode,watched_at\nepisode,Harbour Lights,S01E02,2024-03-14'],
    ['in one cell, otherwise', 'title,episode,watched_at\nHarbour Lights,1x02,2024-03-14'],
    ['in one cell, in words', 'title,episode,watched_at\nHarbour Lights,Season 1 Episode 2,2024-03-14'],
    [
      'with its own name beside the show’s',
      'show,season,episode,title,watched_at\nHarbour Lights,1,2,Low Water,2024-03-14',
    ],
    [
      'with a day that is only called so',
      'id,show,episode,title,date\n204830,Harbour Lights,S01E02,Low Tide,2024-03-14',
    ],
    ['with a state', 'title,season,episode,status,end_date\nHarbour Lights,1,2,Completed,2024-03-14'],
  ])('is ticked, under its show: %s', (_, text) => {
    const { titles, leftOut } = read(text);
    expect(titles).toMatchObject([{ name: 'Harbour Lights', media_type: 'tv', episodes: [SEEN] }]);
    expect(leftOut).toEqual([]);
  });

  it('has the number of its show, by which it is found', () => {
    const text =
      'tmdb_id,media_type,title,season_number,episode_number,end_date\n1307,episode,Nine Dials,1,2,2024-03-14';
    expect(read(text).titles).toMatchObject([{ ids: { tmdb: 1307 }, media_type: 'tv', episodes: [SEEN] }]);
    const own = 'show,series_tvdb_id,tvdb_id,season,episode,watched_at\nNine Dials,70,4711,1,2,2024-03-14';
    expect(read(own).titles).toMatchObject([{ ids: { tvdb: 70 }, episodes: [SEEN] }]);
  });

  it('has the year of its show, unless the episodes of a show have several', () => {
    const rows = (second: number) =>
      `show,season,episode,year,watched_at\nNine Dials,1,1,2024,2024-03-14\nNine Dials,2,1,${second},2024-03-14`;
    expect(read(rows(2024)).titles).toMatchObject([{ year: 2024, episodes: [{ season: 1 }, { season: 2 }] }]);
    const { titles } = read(rows(2025));
    expect(titles).toMatchObject([{ name: 'Nine Dials', episodes: [{ season: 1 }, { season: 2 }] }]);
    expect(titles[0]).not.toHaveProperty('year');
  });

  it('is one where its name says so', () => {
    const text = 'title,watched_at\nHarbour Lights - S01E02 - Low Water,2024-03-14\n4x4,2024-03-14';
    expect(read(text).titles).toMatchObject([{ name: 'Harbour Lights', episodes: [SEEN] }, { name: '4x4' }]);
    expect(read(text).titles[1]).not.toHaveProperty('episodes');
  });

  it.each([
    [
      'by its parent’s',
      'grandparentTitle,parentIndex,index,title,type,viewedAt\nHarbour Lights,1,2,Low,episode,2024-03-14',
    ],
    ['by a number beside a season', 'show_name,season,number,watched_at\nHarbour Lights,1,2,2024-03-14'],
  ])('is numbered %s', (_, text) => {
    expect(read(text).titles).toMatchObject([{ name: 'Harbour Lights', episodes: [SEEN] }]);
  });

  it('may be two in one', () => {
    const [title] = read('title,episode,watched_at\nHarbour Lights,S01E02-E03,2024-03-14').titles;
    expect(title?.episodes).toEqual([SEEN, { ...SEEN, number: 3 }]);
  });

  it('is seen where the file’s name says so', () => {
    const text = 'title,season,episode\nHarbour Lights,1,2';
    expect(read(text, 'watched.csv').titles).toMatchObject([{ episodes: [{ season: 1, number: 2, seenAt: null }] }]);
  });

  it.each([
    ['is rated alone', 'title,season,episode,rating\nHarbour Lights,1,2,8'],
    ['is to be seen', 'title,season,episode,status\nHarbour Lights,1,2,Planned'],
    ['has no day of those of the others', 'title,season,episode,watched_at\nHarbour Lights,1,2,'],
    ['is only named', 'title,season,episode\nHarbour Lights,1,2'],
  ])('is left out, under its show, where it %s', (_, text) => {
    expect(read(text)).toMatchObject({ titles: [], leftOut: [{ name: 'Harbour Lights', reason: 'episode' }] });
  });

  it('whose numbers cannot be read is left out', () => {
    const text = 'show,episode,watched_at\nHarbour Lights,Low Tide,2024-03-14';
    expect(read(text).leftOut).toEqual([{ name: 'Harbour Lights', reason: 'unreadable' }]);
  });

  it('stands beside its show and seasons, which are not ticked for it', () => {
    const text = `media_id,source,media_type,title,season_number,episode_number,score,status,end_date
1307,tmdb,tv,Nine Dials,,,9.0,In progress,2025-09-12
1307,tmdb,season,Nine Dials,1,,,In progress,2025-09-12
1307,tmdb,episode,Nine Dials,1,2,,,2024-03-14
1011,mal,manga,Moon School,,,7.0,Completed,
1011,tmdb,movie,Dust Parade,0,0,,Planning,`;
    const { titles, leftOut } = read(text);
    expect(titles).toEqual([
      { name: 'Nine Dials', media_type: 'tv', ids: { tmdb: 1307 }, rating: 9, episodes: [SEEN] },
      { name: 'Dust Parade', media_type: 'movie', ids: { tmdb: 1011 }, listedAt: null },
    ]);
    expect(leftOut).toEqual([
      { name: 'Nine Dials', reason: 'season' },
      { name: 'Moon School', reason: 'book' },
    ]);
  });
});

describe('the season and the number of an episode in one cell', () => {
  it.each([
    ['S01E08', 1, [8]],
    ['s1e8', 1, [8]],
    ['S2024 E3', 2024, [3]],
    ['S00E01', 0, [1]],
    ['S01.E08', 1, [8]],
    ['S01E08E09', 1, [8, 9]],
    ['1x08', 1, [8]],
    ['Staffel 2, Folge 13', 2, [13]],
    ['Saison 2 Épisode 13', 2, [13]],
    ['Temporada 2: Episodio 13', 2, [13]],
    ['Ｓ01E08'.normalize('NFKC'), 1, [8]],
    ['٣x٠٨', 3, [8]],
  ])('are read: %s', (cell, season, numbers) => expect(episodeIn('', cell)).toMatchObject({ season, numbers }));

  it.each(['', 'Pilot', '8', '1920x1080', 'S01', 'E08', 'Series 1', 'US1E2a', '10x'])('are not: %j', (cell) =>
    expect(episodeIn('', cell)).toBeUndefined(),
  );
});
