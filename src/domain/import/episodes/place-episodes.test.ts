import { describe, expect, it } from 'vitest';
import { knowing, seen, SHOW } from '#fixtures/import/known-seasons-of.ts';
import { anEpisode, aSeason } from '#fixtures/shows/a-season.ts';
import { dayNumber } from '../../days/day-of-time.ts';
import type { Season } from '../../shows/season.ts';
import type { ImportedEpisode } from './imported-episode.ts';
import { nothingKnown, type KnownSeasons } from './known-seasons.ts';
import { joinPlaced, placeEpisodes } from './place-episodes.ts';
import { numbersToFind } from './places-of.ts';

const NOW = new Date(2026, 10, 26, 12);
const TODAY = dayNumber('2026-11-26');

const named = (name: string, season?: number): ImportedEpisode => ({
  name,
  seenAt: null,
  ...(season !== undefined && { season }),
});
const place = (episodes: readonly ImportedEpisode[], known: KnownSeasons) => placeEpisodes(episodes, known, NOW);

const YEARS = { ...aSeason(2, 5), season_number: 2024 };
const ABSOLUTE: Season = {
  season_number: 2,
  name: '',
  episodes: [62, 63, 64].map((episode_number) => anEpisode({ episode_number })),
};
const FROM_ZERO: Season = { season_number: 1, name: '', episodes: [0, 1].map((n) => anEpisode({ episode_number: n })) };
const TWINS: Season = {
  season_number: 1,
  name: '',
  episodes: [1, 2].map((episode_number) => anEpisode({ episode_number, name: 'Echo' })),
};

describe('where the catalogue has the episodes of a file (product.md, Import: numbers of episodes)', () => {
  it.each<[string, ImportedEpisode, readonly Season[], object]>([
    ['by its numbers', seen(1, 3), [aSeason(1, 10)], { 1: '3' }],
    ['in a season that is a year', seen(2024, 5), [YEARS], { 2024: '5' }],
    ['among the specials', seen(0, 2), [aSeason(0, 4), aSeason(1, 3)], { 0: '2' }],
    ['as number 0', seen(1, 0), [FROM_ZERO], { 1: '0' }],
    ['by its number alone, where there is one season', { number: 9, seenAt: null }, [aSeason(1, 9)], { 1: '9' }],
    ['by its number alone, beside specials', { number: 9, seenAt: null }, [aSeason(0, 2), aSeason(1, 9)], { 1: '9' }],
    ['by a run of numbers alone', { number: 1, to: 9, seenAt: null }, [aSeason(0, 2), aSeason(1, 9)], { 1: '1-9' }],
    ['by its name', named('Part 4', 1), [aSeason(1, 9)], { 1: '4' }],
    ['by its name, however it is written', named(' part, 4! ', 1), [aSeason(1, 9)], { 1: '4' }],
    ['by a name that only one season has', named('Part 9'), [aSeason(1, 8), aSeason(2, 9)], { 2: '9' }],
  ])('%s', (_, episode, seasons, expected) => {
    expect(place([episode], knowing(seasons))).toEqual({ seasons: expected, strayed: 0 });
  });

  it.each<[string, ImportedEpisode, readonly Season[]]>([
    ['a number that the season lacks', seen(1, 11), [aSeason(1, 10)]],
    ['a number within the count, where the numbers go on from the season before', seen(2, 1), [ABSOLUTE]],
    ['a season that is not there', seen(3, 1), [aSeason(1, 10)]],
    ['a year, where seasons are counted', seen(2004, 1), [aSeason(1, 10)]],
    ['number 0 of a season that begins with 1', seen(1, 0), [aSeason(1, 10)]],
    ['a number alone, where there are several seasons', { number: 3, seenAt: null }, [aSeason(1, 9), aSeason(2, 9)]],
    ['a name that nothing has', named('Geheimnisse', 1), [aSeason(1, 9)]],
    ['a name that two have', named('Echo', 1), [TWINS]],
    ['a name that two seasons have', named('Part 3'), [aSeason(1, 8), aSeason(2, 9)]],
    ['no name', named('!?', 1), [aSeason(1, 9)]],
    ['anything of a show without seasons', seen(1, 1), []],
  ])('nowhere: %s', (_, episode, seasons) => {
    expect(place([episode], knowing(seasons))).toEqual({ seasons: {}, strayed: 1 });
  });

  it('by TheTVDB’s number, where it is numbered otherwise', () => {
    const episodes = [
      seen(9, 1, { tvdb: 71 }),
      seen(9, 2, { tvdb: 72 }),
      seen(9, 3, { tvdb: 73 }),
      seen(1, 1, { tvdb: 74 }),
    ];
    const known = knowing([aSeason(1, 10)]);
    expect(numbersToFind(episodes, known)).toEqual([71, 72, 73]);
    const found = new Map([
      [71, { show: SHOW, season: 1, number: 4 }],
      // An episode of another show is not meant.
      [72, { show: 5, season: 1, number: 5 }],
    ]);
    expect(place(episodes, { ...known, found })).toEqual({ seasons: { 1: '1,4' }, strayed: 2 });
  });

  it('as the file says, where nothing could be asked; names tell nothing then', () => {
    expect(place([seen(7, 99), named('Part 1', 1)], nothingKnown(SHOW))).toEqual({
      seasons: { 7: '99' },
      strayed: 0,
      unasked: 1,
    });
    const partly = knowing([aSeason(1, 2)], { unanswered: new Set([2]), numbers: [1, 2] });
    expect(place([seen(1, 3), seen(2, 30)], partly)).toEqual({ seasons: { 2: '30' }, strayed: 1 });
  });

  it('as they are, where they come from a file of Matinee’s: also what the catalogue has lost', () => {
    const own = seen(1, 1, { to: 99_999, isOwn: true });
    expect(place([own], knowing([aSeason(1, 2)]))).toEqual({ seasons: { 1: '1-99999' }, strayed: 0 });
  });
});

describe('the days of episodes (product.md, Import: episodes)', () => {
  const dayOf = (seenAt: string | null) => place([seen(1, 1, { seenAt })], nothingKnown(SHOW)).seasons[1];

  it.each<[string, string | null, string]>([
    ['the day that it was here', new Date(2024, 3, 4, 23, 59).toISOString(), `1@${dayNumber('2024-04-04')}`],
    ['today', NOW.toISOString(), `1@${TODAY}`],
    ['some time', null, '1'],
    ['some time, where it is no time', '', '1'],
    ['some time, where it is yet to come', '9999-12-31T00:00:00.000Z', '1'],
    ['some time, where it is tomorrow', new Date(2026, 10, 27, 12).toISOString(), '1'],
  ])('%s', (_, seenAt, runs) => expect(dayOf(seenAt)).toBe(runs));

  it('are all that the file has, each before the last as that of a further round (product.md, Import: seen before)', () => {
    const seenBefore = ['2024-01-09', '2019-05-05', '9999-12-31'];
    const { seasons } = place([seen(1, 1, { seenAt: '2026-11-20', seenBefore }), seen(1, 2)], nothingKnown(SHOW));
    expect(seasons).toMatchObject({
      '2024-01-09T00:00:00.000Z/1': `1@${dayNumber('2024-01-09')}`,
      '2019-05-05T00:00:00.000Z/1': `1@${dayNumber('2019-05-05')}`,
    });
    expect(seasons[1]).toMatch(`1@${dayNumber('2026-11-20')}`);
    expect(Object.keys(seasons)).toHaveLength(3);
  });

  it('are the last, of two of the file that are one of the catalogue', () => {
    const at = (day: number) => new Date(2024, 0, day, 12).toISOString();
    const known = knowing([aSeason(1, 3)], { found: new Map([[71, { show: SHOW, season: 1, number: 2 }]]) });
    for (const days of [
      [1, 9],
      [9, 1],
    ])
      expect(
        place([seen(1, 2, { seenAt: at(days[0]!) }), seen(9, 9, { seenAt: at(days[1]!), tvdb: 71 })], known),
      ).toEqual({ seasons: { 1: `2@${dayNumber('2024-01-09')}` }, strayed: 0, joined: 1 });
  });
});

it('places 1,500 episodes of a season, by numbers and by names, in runs', () => {
  const season = aSeason(1, 1_500);
  const numbers = Array.from({ length: 1_500 }, (_, at) => at + 1);
  expect(
    place(
      numbers.map((number) => seen(1, number)),
      knowing([season]),
    ).seasons,
  ).toEqual({ 1: '1-1500' });
  expect(
    place(
      numbers.map((number) => named(`Part ${number}`)),
      knowing([season]),
    ).seasons,
  ).toEqual({ 1: '1-1500' });
});

it('joins what two titles of a file come to, where they are one show', () => {
  expect(
    joinPlaced(
      { seasons: { 1: '1-3', 2: '4@9' }, strayed: 1, joined: 2 },
      { seasons: { 2: '4-5', 3: '1' }, strayed: 2, joined: 1, unasked: 4 },
    ),
  ).toEqual({
    seasons: { 1: '1-3', 2: '4@9,5', 3: '1' },
    strayed: 3,
    joined: 3,
    unasked: 4,
  });
});

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['the last stays', { 1: '1@20777' }, { 1: '1@20000' }],
  ['in whatever order', { 1: '1@20000' }, { 1: '1@20777' }],
  ['a further round has it already', { 1: '1@20000' }, { 1: '1@20777', '2024-10-04T00:00:00.000Z/1': '1@20000' }],
])('joins each day of both as one title has them: %s (product.md, Import: seen before)', (_, a, b) => {
  expect(joinPlaced({ seasons: a, strayed: 0 }, { seasons: b, strayed: 0 }).seasons).toEqual({
    1: '1@20777',
    '2024-10-04T00:00:00.000Z/1': '1@20000',
  });
});
