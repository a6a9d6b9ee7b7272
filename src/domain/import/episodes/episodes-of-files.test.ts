import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

const TIME = '2024-03-01T10:00:00.000Z';
const SHOW = { title: 'Harbour Lights', year: 2008, ids: { tmdb: 9003, tvdb: 8003 } };
const EPISODE = { season: 1, number: 4, ids: { tvdb: 71 } };

type Entry = Readonly<Record<string, unknown>>;
const trakt = (...entries: readonly Entry[]) =>
  readingOf({ 'watched-history.json': entries.map((entry) => ({ type: 'episode', show: SHOW, ...entry })) });
const simkl = (seasons: unknown, more: Entry = {}) =>
  readingOf({ 'SimklBackup.json': { shows: [{ status: 'watching', show: SHOW, seasons, ...more }] } });
const sg = (seasons: unknown, more: Entry = {}) =>
  readingOf({ 'sg.json': [{ tmdb_id: 9003, title: 'Harbour Lights', seasons, ...more }] });
const tvtimeJson = (seasons: unknown, more: Entry = {}) =>
  readingOf({
    'series.json': [{ id: { tvdb: 8003 }, title: 'Harbour Lights', status: 'continuing', seasons, ...more }],
  });
const tvtimeCsv = (...rows: readonly string[]) =>
  readingOf({
    'tvtime-series-episodes.csv': ['series_tvdb_id,title,season,episode,tvdb_id,is_watched,watched_at', ...rows].join(
      '\n',
    ),
  });
const gdpr = (...rows: readonly string[]) =>
  readingOf({
    'tracking-prod-records-v2.csv': [
      'created_at,key,s_id,is_archived,is_followed,s_no,ep_no,ep_id,series_name',
      ...rows,
    ].join('\n'),
  });

const episodesIn = ({ titles }: ReturnType<typeof readingOf>) => titles.map(({ episodes }) => episodes);

describe('episodes of a file (product.md, Import: episodes)', () => {
  it.each<[string, ReturnType<typeof readingOf>, object]>([
    [
      'Trakt’s history',
      trakt({ watched_at: TIME, episode: EPISODE }),
      { season: 1, number: 4, seenAt: TIME, tvdb: 71 },
    ],
    [
      'Trakt, of a time that is not known',
      trakt({ watched_at: null, episode: EPISODE }),
      { season: 1, number: 4, seenAt: null, tvdb: 71 },
    ],
    [
      'Trakt, before computers',
      trakt({ watched_at: '1970-01-01T00:00:00Z', episode: EPISODE }),
      { season: 1, number: 4, seenAt: null, tvdb: 71 },
    ],
    [
      'Simkl',
      simkl([{ number: 1, episodes: [{ number: 4, watched_at: TIME }] }]),
      { season: 1, number: 4, seenAt: TIME },
    ],
    [
      'Simkl, numbers that are texts, and no time',
      simkl([{ number: '1', episodes: [{ number: '4.0', watched_at: '' }] }]),
      { season: 1, number: 4, seenAt: null },
    ],
    [
      'Simkl, by TheTVDB’s numbers',
      simkl([{ number: 1, episodes: [{ number: 4, tvdb: { season: 3, episode: 9 }, watched_at: TIME }] }]),
      { season: 3, number: 9, seenAt: TIME },
    ],
    [
      'SeriesGuide',
      sg([
        {
          season: 1,
          episodes: [
            { episode: 4, watched: true, tvdb_id: 71 },
            { episode: 5, watched: false },
          ],
        },
      ]),
      { season: 1, number: 4, seenAt: null, tvdb: 71 },
    ],
    [
      'TV Time’s JSON',
      tvtimeJson([{ number: 0, episodes: [{ id: { tvdb: 71 }, number: 4, is_watched: true, watched_at: null }] }]),
      { season: 0, number: 4, seenAt: null, tvdb: 71 },
    ],
    [
      'TV Time’s CSV',
      tvtimeCsv('8003,Harbour Lights,1,4,71,true,2024-03-01 10:00:00', '8003,Harbour Lights,1,5,72,false,'),
      { season: 1, number: 4, seenAt: TIME, tvdb: 71 },
    ],
    [
      'TV Time’s data request',
      gdpr('2024-03-01 10:00:00,watch-episode-a-0,8003,,,1,4,71,Harbour Lights'),
      { season: 1, number: 4, seenAt: TIME, tvdb: 71 },
    ],
    [
      'TV Time’s data request, seen again',
      gdpr(
        '2024-02-01 10:00:00,watch-episode-a-0,8003,,,1,4,71,Harbour Lights',
        '2024-03-01 10:00:00,rewatch-episode-a-0,8003,,,1,4,71,Harbour Lights',
      ),
      { season: 1, number: 4, seenAt: TIME, seenBefore: ['2024-02-01'], tvdb: 71 },
    ],
  ])('%s', (_, reading, episode) => {
    expect(episodesIn(reading)).toEqual([[episode]]);
    expect(reading.titles[0]).toMatchObject({ name: 'Harbour Lights', media_type: 'tv' });
    expect(reading.leftOut).toEqual([]);
  });

  it('are each one, however often they are told of: seen when they last were', () => {
    const times = ['2024-03-01T10:00:00.000Z', '2024-05-01T10:00:00.000Z', null, '2024-04-01T10:00:00.000Z'];
    const reading = trakt(...times.map((watched_at) => ({ watched_at, episode: EPISODE })));
    const seenBefore = ['2024-03-01', '2024-04-01'];
    expect(episodesIn(reading)).toEqual([[{ season: 1, number: 4, seenAt: times[1], seenBefore, tvdb: 71 }]]);
  });

  it.each<[string, unknown, unknown]>([
    ['no number', 1, undefined],
    ['no season', null, 4],
    ['a number below zero', 1, -4],
    ['half a number', 1, 1.5],
    ['words', 'one', 'four'],
    ['an object', {}, []],
    ['far too many digits', 1, 12_345_678],
  ])('are left out with %s, and the rest is brought', (_, season, number) => {
    const reading = trakt({ watched_at: TIME, episode: { season, number } }, { watched_at: TIME, episode: EPISODE });
    expect(episodesIn(reading)).toMatchObject([[{ season: 1, number: 4 }]]);
    expect(reading.leftOut).toEqual([{ name: 'Harbour Lights', reason: 'unreadable' }]);
  });

  it.each([
    ['0', 0, 1],
    ['a year', 2024, 1],
    ['an episode 0', 1, 0],
    ['1,500', 1, 1_500],
  ])('may have %s for a number', (_, season, number) => {
    expect(episodesIn(trakt({ watched_at: TIME, episode: { season, number } }))).toEqual([
      [{ season, number, seenAt: TIME }],
    ]);
  });

  it('that were rated, listed or owned are left out as ever', () => {
    const of = (more: Entry) => trakt({ episode: EPISODE, watched_at: null, ...more });
    for (const more of [{ rated_at: TIME, rating: 8 }, { listed_at: TIME }, { collected_at: TIME }])
      expect(of(more)).toMatchObject({ titles: [], leftOut: [{ name: 'Harbour Lights', reason: 'episode' }] });
  });

  it('with hostile texts are text', () => {
    const show = { title: '<img src=x onerror=alert(1)>\u202e', ids: { tmdb: 9003 } };
    const episode = { season: 1, number: 1, title: '__proto__', ids: { tvdb: 'constructor' } };
    expect(episodesIn(trakt({ show, watched_at: TIME, episode }))).toEqual([[{ season: 1, number: 1, seenAt: TIME }]]);
  });

  it('are 20,000 of one show in a moment', () => {
    const entries = Array.from({ length: 20_000 }, (_, at) => ({
      watched_at: TIME,
      episode: { season: 1 + Math.floor(at / 1_500), number: at % 1_500 },
    }));
    expect(trakt(...entries).titles[0]?.episodes).toHaveLength(20_000);
  });
});

describe('a show that was given up (product.md, Import: shows given up)', () => {
  const watched = [
    { number: 1, season: 1, episodes: [{ number: 4, episode: 4, is_watched: true, watched: true, watched_at: TIME }] },
  ];

  it.each<[string, ReturnType<typeof readingOf>]>([
    ['TV Time, stopped', tvtimeJson(watched, { status: 'stopped' })],
    [
      'TV Time, archived',
      gdpr(
        '2024-03-01 10:00:00,watch-episode-a-0,8003,,,1,4,71,Harbour Lights',
        '2024-03-01 10:00:00,user-series-a,8003,true,true,,,,Harbour Lights',
      ),
    ],
    ['Simkl, dropped', simkl(watched, { status: 'dropped' })],
    ['SeriesGuide, hidden', sg(watched, { hidden: true })],
    [
      'Trakt, dropped',
      readingOf({
        'hidden-dropped.json': [{ hidden_at: TIME, type: 'show', show: SHOW }],
        'watched-history.json': [{ type: 'episode', watched_at: TIME, show: SHOW, episode: EPISODE }],
      }),
    ],
  ])('is known: %s', (_, { titles }) => {
    expect(titles).toMatchObject([{ name: 'Harbour Lights', episodes: [{ season: 1, number: 4 }], isStopped: true }]);
  });

  it('is left out as ever where none of its episodes was seen', () => {
    expect(tvtimeJson([], { status: 'stopped' })).toMatchObject({
      titles: [],
      leftOut: [{ name: 'Harbour Lights', reason: 'unmarked' }],
    });
  });

  it('is not one that is on hold', () => {
    expect(simkl(watched, { status: 'hold' }).titles[0]).not.toHaveProperty('isStopped');
  });
});
