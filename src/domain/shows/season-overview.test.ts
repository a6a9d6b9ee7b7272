import { describe, expect, it } from 'vitest';
import { TODAY } from '#fixtures/shows/a-season.ts';
import type { SeasonSummary, TitleDetails } from '../title-details.ts';
import { seasonOn, seasonsOverview } from './season-overview.ts';
import type { ShowSeen } from './seen-episodes.ts';

const season = (season_number: number, fields: Partial<SeasonSummary> = {}): SeasonSummary => ({
  season_number,
  name: `Season ${season_number}`,
  episode_count: 10,
  poster_path: null,
  air_date: `20${10 + season_number}-01-01`,
  ...fields,
});

const DETAILS: Pick<TitleDetails, 'seasons' | 'next_episode'> = {
  seasons: [season(0), season(1), season(2), season(3)],
};

const seen = (seasons: Record<string, string>, mark?: ShowSeen['mark']): ShowSeen => ({
  show: { seasons },
  mark,
  today: TODAY,
});

/** What is told of each season, as '2: 8 of 10'. */
const told = (details: Pick<TitleDetails, 'seasons' | 'next_episode'>, said: ShowSeen) =>
  seasonsOverview(details, said).map(
    ({ season: { season_number }, progress, isLost }) =>
      `${season_number}: ${isLost ? 'lost' : progress ? `${progress.seen} of ${progress.total}` : '-'}`,
  );

describe('the seasons of a show, from its details alone (product.md, Shows: seasons of a show)', () => {
  it.each<readonly [string, ShowSeen, readonly string[]]>([
    ['nothing seen', seen({}), ['1: -', '2: -', '3: -', '0: -']],
    ['no show kept at all', { today: TODAY }, ['1: -', '2: -', '3: -', '0: -']],
    ['ticks', seen({ '2': '1-8' }), ['1: -', '2: 8 of 10', '3: -', '0: -']],
    ['ticks of specials', seen({ '0': '1,4' }), ['1: -', '2: -', '3: -', '0: 2 of 10']],
    ['numbers that go on from season to season', seen({ '2': '12-15' }), ['1: -', '2: 4 of 10', '3: -', '0: -']],
    ['numbers of which only its episodes tell', seen({ '2': '892-895' }), ['1: -', '2: -', '3: -', '0: -']],
    ['1-99999 by hand', seen({ '1': '1-99999' }), ['1: 10 of 10', '2: -', '3: -', '0: -']],
    ['what is no run', seen({ '1': 'x,7-', '01': '1-5' }), ['1: -', '2: -', '3: -', '0: -']],
    ['a season that the provider lost', seen({ '2019': '3' }), ['1: -', '2: -', '3: -', '2019: lost', '0: -']],
    ['a mark without a day', seen({}, { seenAt: null }), ['1: 10 of 10', '2: 10 of 10', '3: 10 of 10', '0: -']],
    ['a mark of today', seen({}, { seenAt: TODAY }), ['1: 10 of 10', '2: 10 of 10', '3: 10 of 10', '0: -']],
    ['a mark of a day in season 2', seen({}, { seenAt: '2012-02-01' }), ['1: 10 of 10', '2: -', '3: -', '0: -']],
    [
      'such a mark, with ticks of what came later',
      seen({ '2': '9', '3': '1-2' }, { seenAt: '2012-02-01' }),
      ['1: 10 of 10', '2: -', '3: 2 of 10', '0: -'],
    ],
  ])('with %s', (_, said, expected) => {
    expect(told(DETAILS, said)).toEqual(expected);
  });

  it.each<readonly [string, Partial<SeasonSummary>, TitleDetails['next_episode'] | undefined, string]>([
    ['the next one tomorrow', {}, { season_number: 1, episode_number: 6, name: '', air_date: '2026-11-27' }, '2 of 5'],
    ['the next one today', {}, { season_number: 1, episode_number: 6, name: '', air_date: TODAY }, '2 of 6'],
    ['a next one behind its end', {}, { season_number: 1, episode_number: 30, name: '' }, '2 of 10'],
    ['a next one of another season', {}, { season_number: 2, episode_number: 1, name: '' }, '2 of 10'],
    ['a day that is yet to come', { air_date: '2027-01-01' }, undefined, '2 of 2'],
    ['the day 9999', { air_date: '9999' }, undefined, '2 of 10'],
    ['an empty day', { air_date: '' }, undefined, '2 of 10'],
    ['fewer episodes than were ticked', { episode_count: 1 }, undefined, '1 of 1'],
  ])('where a season has %s', (_, fields, next_episode, expected) => {
    const details = { seasons: [season(1, fields)], ...(next_episode && { next_episode }) };
    expect(told(details, seen({ '1': '1-2' }))).toEqual([`1: ${expected}`]);
  });

  it('lists nothing where there is nothing', () => {
    expect(seasonsOverview({}, { today: TODAY })).toEqual([]);
    expect(told({}, seen({ '4': '1' }))).toEqual(['4: lost']);
  });

  it('has years for numbers in their order, and specials last', () => {
    const seasons = [season(0), season(2024), season(2019), season(2020)];
    expect(told({ seasons }, seen({ '2020': '1-3' }))).toEqual(['2019: -', '2020: 3 of 10', '2024: -', '0: -']);
  });
});

describe('the season that has what is next (product.md, Shows: seasons of a show)', () => {
  it.each<readonly [string, Record<string, string>, number | undefined]>([
    ['one with a gap', { '1': '1-10', '2': '1-8' }, 2],
    ['the first of those with a gap', { '1': '1-9', '2': '1-8' }, 1],
    ['the one behind what was seen to its end', { '1': '1-10' }, 2],
    ['none where all was seen', { '1': '1-10', '2': '1-10', '3': '1-10' }, undefined],
    ['none where only specials were seen', { '0': '1' }, undefined],
    ['none where nothing was seen', {}, undefined],
  ])('is %s', (_, seasons, expected) => {
    expect(seasonOn(seasonsOverview(DETAILS, seen(seasons)))?.season.season_number).toBe(expected);
  });
});
