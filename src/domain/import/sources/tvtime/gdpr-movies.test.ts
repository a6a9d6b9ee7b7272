import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

const TIME = '2024-03-01T10:00:00.000Z';
const WRITTEN = '2024-03-01 10:00:00';
const SECONDS = 1_709_287_200;
const HEADER =
  'type,entity_type,uuid,movie_name,alpha_range_key,release_date,watch_date_range_key,created_at,series_name,series_id,season_number,episode_number,episode_id';
const track = (...rows: readonly string[]) => readingOf({ 'tracking-prod-records.csv': [HEADER, ...rows].join('\n') });
const film = (said: object) => ({ name: 'Umbra', year: 2014, media_type: 'movie', ids: {}, ...said });

const OTHER = 'watch,movie,f9,Paper Lions,,,,,,,,,';
const LIONS = { name: 'Paper Lions', media_type: 'movie', ids: {}, seenAt: null };

describe('the tracking of films in TV Time’s data request (product.md, Import: TV Time)', () => {
  it.each<[string, object | undefined]>([
    [`towatch,movie,f1,Umbra,,2014,,${WRITTEN}`, { listedAt: TIME }],
    [`follow,movie,f1,Umbra,,2014,,${WRITTEN}`, { listedAt: TIME }],
    ['towatch,movie,f1,Umbra,,2014,,', { listedAt: null }],
    [`watch,movie,f1,Umbra,,2014,,${WRITTEN}`, { seenAt: TIME }],
    [`watch,movie,f1,Umbra,,2014,watch-date-${SECONDS},2020-01-01 00:00:00`, { seenAt: TIME }],
    ['watch,movie,f1,Umbra,,2014,,', { seenAt: null }],
    [`count,movie,f1,Umbra,,2014,,${WRITTEN}`, undefined],
    [`watch,list,f1,Umbra,,2014,,${WRITTEN}`, undefined],
  ])('%s', (row, said) => expect(track(row, OTHER).titles).toEqual([...(said ? [film(said)] : []), LIONS]));

  it.each([
    ['Umbra', 'watch-alpha-umbra', 'Umbra'],
    ['UMBRA!', 'watch-alpha-umbra', 'UMBRA!'],
    ['승리', 'towatch-alpha-paper-lions', 'paper lions'],
    ['Umbra', '', 'Umbra'],
    ['승리', 'rewatch-x-alpha-the-alpha-dog', 'dog'],
  ])("calls '%s' with the key '%s' '%s'", (name, key, called) => {
    const [title] = track(`watch,movie,f1,${name},${key},2014,,${WRITTEN}`).titles;
    expect(title?.name.replaceAll('-', ' ')).toBe(called);
  });

  it('puts together what several rows say of a film, by its number or by its name', () => {
    const listed = 'towatch,movie,f1,Umbra,,2014,,2023-01-01 10:00:00';
    expect(track(listed, `watch,movie,f1,Umbra,,2014,,${WRITTEN}`).titles).toEqual([film({ seenAt: TIME })]);
    expect(track(`towatch,movie,f1,Umbra,,2014,,${WRITTEN}`, listed).titles).toEqual([film({ listedAt: TIME })]);
    const nameless = `towatch,movie,,Umbra,,2014,,${WRITTEN}`;
    expect(track(nameless, nameless, `watch,movie,,Paper Lions,,,,${WRITTEN}`).titles.map(({ name }) => name)).toEqual([
      'Umbra',
      'Paper Lions',
    ]);
  });

  it('has episodes that were watched, and none that were not', () => {
    const episode = (type: string) => `${type},episode,e1,,,,,${WRITTEN},Harbour Lights,70,1,5,9`;
    expect(track(episode('watch')).titles).toEqual([
      {
        name: 'Harbour Lights',
        media_type: 'tv',
        ids: { tvdb: 70 },
        episodes: [{ season: 1, number: 5, seenAt: TIME, tvdb: 9 }],
      },
    ]);
    expect(track(episode('towatch'), OTHER).titles).toEqual([LIONS]);
  });
});

describe('the votes of TV Time’s data request', () => {
  const VOTES = 'uuid,episode_id,movie_name,vote_key,series_name';
  const vote = (...rows: readonly string[]) => ({ 'ratings-live-votes.csv': [VOTES, ...rows].join('\n') });

  it('rate films that the tracking names, or that they name themselves', () => {
    const tracking = { 'tracking-prod-records.csv': `${HEADER}\nwatch,movie,f1,Umbra,,2014,,${WRITTEN}` };
    expect(readingOf({ ...tracking, ...vote('f1,0,Schatten,f1-0-29,') }).titles).toEqual([
      film({ seenAt: TIME, rating: 8 }),
    ]);
    expect(readingOf(vote('f1,,Schatten,f1-0-29,')).titles).toEqual([
      { name: 'Schatten', media_type: 'movie', ids: {}, rating: 8 },
    ]);
  });

  it('leave out episodes, by their show', () => {
    expect(readingOf(vote('f1,,Schatten,f1-0-29,', ',12,,12-0-3,Harbour Lights')).leftOut).toEqual([
      { name: 'Harbour Lights', reason: 'episode' },
    ]);
  });
});
