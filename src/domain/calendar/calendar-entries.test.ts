import { describe, expect, it } from 'vitest';
import type { TitleDetails } from '../title-details.ts';
import { calendarEntries } from './calendar-entries.ts';
import type { ReleaseDate } from './calendar-entry.ts';
import { entryText } from './calendar-texts.ts';
import { daysOfShow, type KnownDays } from './known-days.ts';

const TODAY = '2026-11-21';
const HERE = { region: 'DE', today: TODAY };
const date = (kind: ReleaseDate['kind'], day: string): ReleaseDate => ({ kind, day });

describe('the lines of a movie', () => {
  const linesOf = (
    release_date: string | undefined,
    dates?: readonly ReleaseDate[],
    region: string | undefined = 'DE',
  ) =>
    calendarEntries({ id: 1, ...(release_date !== undefined && { release_date }) }, dates && { dates }, {
      region,
      today: TODAY,
    }).map((entry) => `${entryText(entry)} ${entry.day}`);

  it.each<[string, string | undefined, readonly ReleaseDate[] | undefined, readonly string[]]>([
    [
      'one for each kind (product.md, Calendar: lines)',
      '2026-12-01',
      [date('cinema', '2026-12-12'), date('home', '2027-03-03'), date('disc', '2027-04-01')],
      ['In cinemas 2026-12-12', 'At home 2027-03-03', 'On disc 2027-04-01'],
    ],
    [
      'those to come, and of the last 14 days (product.md, Calendar: just out)',
      '2026-09-01',
      [date('cinema', '2026-11-06'), date('home', '2026-11-07')],
      ['At home 2026-11-07'],
    ],
    [
      'its own date where the country has none (product.md, Calendar: first release)',
      '2026-12-01',
      [],
      ['First release 2026-12-01'],
    ],
    [
      'its own date, not that of other countries (product.md, Calendar: first release)',
      '2026-12-01',
      [date('first', '2026-12-05')],
      ['First release 2026-12-01'],
    ],
    [
      'its own date while nothing is known (product.md, Calendar: first release)',
      '2026-12-01',
      undefined,
      ['First release 2026-12-01'],
    ],
    [
      'that of other countries where it has none (product.md, Calendar: other countries)',
      '',
      [date('first', '2026-12-05')],
      ['First release 2026-12-05'],
    ],
    ['none where there is no date at all', undefined, [], []],
    ['none of an old movie', '1999-03-31', [], []],
    [
      'none of what is no date (product.md, Calendar: bad dates)',
      '2026-02-30',
      [date('cinema', 'soon'), date('home', '')],
      [],
    ],
    [
      'none at the end of time (product.md, Calendar: bad dates)',
      '9999-12-31',
      [date('cinema', '9999-12-31'), date('home', '2027-03-03')],
      ['At home 2027-03-03'],
    ],
    [
      'its own date where the country says the end of time (product.md, Calendar: bad dates)',
      '2026-12-01',
      [date('cinema', '9999-12-31')],
      ['First release 2026-12-01'],
    ],
    [
      'one that is 20 years away, and none that is 21',
      undefined,
      [date('cinema', '2046-01-01'), date('home', '2047-01-01')],
      ['In cinemas 2046-01-01'],
    ],
  ])('are %s', (_, release_date, dates, expected) => {
    expect(linesOf(release_date, dates)).toEqual(expected);
  });

  it('name the country, but of a first release', () => {
    const entries = calendarEntries({ id: 1 }, { dates: [date('cinema', '2026-12-12')] }, HERE);
    expect(entries).toEqual([{ type: 'release', title: { id: 1 }, kind: 'cinema', day: '2026-12-12', country: 'DE' }]);
    expect(calendarEntries({ id: 1, release_date: '2026-12-12' }, undefined, HERE)[0]).not.toHaveProperty('country');
  });
});

describe('the lines of a show (product.md, Calendar: episodes)', () => {
  const details = (more: Partial<TitleDetails>): TitleDetails =>
    ({ id: 1396, media_type: 'tv', genres: [], created_by: [], ...more }) as unknown as TitleDetails;
  const next = (season_number: number, episode_number: number, air_date?: string, name = 'Salt') => ({
    next_episode: { season_number, episode_number, name, ...(air_date !== undefined && { air_date }) },
  });
  const season = (season_number: number, air_date?: string) => ({
    season_number,
    name: `Season ${season_number}`,
    episode_count: 8,
    poster_path: null,
    ...(air_date !== undefined && { air_date }),
  });
  const linesOf = (known: KnownDays) =>
    calendarEntries({ id: 1396, media_type: 'tv' }, known, HERE).map((entry) => `${entryText(entry)} ${entry.day}`);

  it('have the language of an episode’s name, where that is told (product.md, Titles in one’s language: parts)', () => {
    const { next_episode } = next(2, 5, '2026-12-12', 'Salz');
    const known = daysOfShow(details({ next_episode: { ...next_episode, name_language: 'de-DE' } }), undefined, TODAY);
    expect(calendarEntries({ id: 1396, media_type: 'tv' }, known, HERE)).toMatchObject([
      { type: 'episode', name: 'Salz', name_language: 'de-DE' },
    ]);
  });

  it.each<[string, Partial<TitleDetails>, readonly string[]]>([
    ['the next episode', next(2, 5, '2026-12-12'), ['S2 E5 Salt 2026-12-12']],
    ['one without a name', next(2, 5, '2026-12-12', ''), ['S2 E5 2026-12-12']],
    ['a season to come', { seasons: [season(1, '2021-01-01'), season(3, '2027-01-15')] }, ['S3 E1 2027-01-15']],
    [
      'both',
      { ...next(2, 8, '2026-12-12'), seasons: [season(2, '2026-10-01'), season(3, '2027-01-15')] },
      ['S2 E8 Salt 2026-12-12', 'S3 E1 2027-01-15'],
    ],
    [
      'the first episode of a season once',
      { ...next(3, 1, '2027-01-15'), seasons: [season(3, '2027-01-15')] },
      ['S3 E1 Salt 2027-01-15'],
    ],
    ['none of the specials', { ...next(0, 4, '2026-12-12'), seasons: [season(0, '2027-01-15')] }, []],
    ['none without a day', { ...next(2, 5), seasons: [season(3)] }, []],
    [
      'none with what is no day',
      { ...next(2, 5, ''), seasons: [season(3, '2027-02-30'), season(4, '9999-12-31')] },
      [],
    ],
    ['one of a season that is a year', next(2026, 40, '2026-12-12'), ['S2026 E40 Salt 2026-12-12']],
    ['one that was shown 14 days ago', next(2, 5, '2026-11-07'), ['S2 E5 Salt 2026-11-07']],
    ['none that was shown before', next(2, 5, '2026-11-06'), []],
    ['none of nothing', {}, []],
  ])('are %s', (_, more, expected) => {
    expect(linesOf(daysOfShow(details(more), undefined, TODAY))).toEqual(expected);
  });

  it('keep an episode that is just out, when the provider tells of the next one', () => {
    const before = daysOfShow(details(next(2, 5, '2026-11-20')), undefined, '2026-11-19');
    const after = daysOfShow(details(next(2, 6, '2026-11-27')), before, TODAY);
    expect(linesOf(after)).toEqual(['S2 E5 Salt 2026-11-20', 'S2 E6 Salt 2026-11-27']);
    expect(linesOf(daysOfShow(details({}), after, '2026-12-20'))).toEqual([]);
  });

  it('move an episode that was put off, and forget one to come that is told of no more', () => {
    const before = daysOfShow(details(next(2, 5, '2026-11-20')), undefined, '2026-11-19');
    expect(linesOf(daysOfShow(details(next(2, 5, '2026-12-04')), before, TODAY))).toEqual(['S2 E5 Salt 2026-12-04']);
    const coming = daysOfShow(details(next(2, 5, '2026-12-04')), undefined, TODAY);
    expect(linesOf(daysOfShow(details({}), coming, TODAY))).toEqual([]);
  });

  it.each(['Ended', 'Canceled', 'Returning Series', undefined])('say whether it is over: %s', (status) => {
    const { isOver = false } = daysOfShow(details(status === undefined ? {} : { status }), undefined, TODAY);
    expect(isOver).toBe(status === 'Ended' || status === 'Canceled');
  });
});
