import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inZone } from '#fixtures/clock/in-zone.ts';
import { dayNumber } from '../days/day-of-time.ts';
import type { MarkedTitle } from '../library/marks/mark.ts';
import type { WatchedShow } from '../shows/watched-show.ts';
import { titleName } from '../title.ts';
import { diaryEntries, diaryKey, episodesIn } from './diary-entries.ts';
import { diaryParts, diarySum } from './diary-parts.ts';
import { episodesText } from './diary-texts.ts';

const on = (day: string): number => dayNumber(day);
const MARKS: readonly MarkedTitle[] = [
  {
    id: 1,
    media_type: 'movie',
    title: 'Dust Parade',
    seenAt: '2026-11-27',
    rating: 8,
    viewings: { '2026-11-27': {}, '2024': { rating: 5 }, '': { note: 'with Jonas' } },
  },
  { id: 2, media_type: 'movie', title: 'Rated alone', rating: 3 },
  { id: 3, media_type: 'tv', name: 'Nine Dials', seenAt: '2026-11-27' },
  { id: 4, media_type: 'movie', title: 'Some film', seenAt: null },
  { id: 5, media_type: 'movie', title: 'Unmarked', viewings: { '2020-01-01': {}, '2021-01-01': {} } },
];
const SHOWS: readonly WatchedShow[] = [
  {
    id: 3,
    name: 'Nine Dials',
    seasons: { '1': `1-2@${on('2026-11-27')},3`, '2': `1@${on('2026-11-27')},5-99999,x`, extra: '1' },
  },
];
const LIBRARY = { marks: MARKS, episodes: SHOWS };

const said = (library: typeof LIBRARY) =>
  diaryEntries(library).map(({ title, day, time, episodes, rating, note }) => [
    titleName(title),
    day,
    time,
    episodes && episodesText(episodes),
    rating,
    note,
  ]);

const LINES = [
  ['Nine Dials', '2026-11-27', 1, undefined, undefined, undefined],
  ['Dust Parade', '2026-11-27', 3, undefined, 8, undefined],
  ['Nine Dials', '2026-11-27', 1, 'S1 E1 to E2, S2 E1', undefined, undefined],
  ['Dust Parade', '2024', 2, undefined, 5, undefined],
  ['Some film', '', 1, undefined, undefined, undefined],
  ['Dust Parade', '', 1, undefined, 8, 'with Jonas'],
  ['Nine Dials', '', 1, 'S1 E3', undefined, undefined],
];

const ROUND = '2026-11-20T12:00:00.000Z';

describe('the lines of a show that is watched again (product.md, Shows: rounds)', () => {
  it.each<[WatchedShow['seasons'], unknown[][]]>([
    [
      { '1': `1-3@${on('2024-01-01')}`, [ROUND]: `0@${on('2026-11-20')}`, [`${ROUND}/1`]: `1-2@${on('2026-11-21')}` },
      [
        ['2026-11-21', 2, 'S1 E1 to E2'],
        ['2024-01-01', 1, 'S1 E1 to E3'],
      ],
    ],
    // Of one that was not seen before it is not 'again'.
    [
      { '1': '1', '2': '1', [`${ROUND}/1`]: `1-2@${on('2026-11-21')}`, [`${ROUND}/2`]: `1@${on('2026-11-22')}` },
      [
        ['2026-11-22', 2, 'S2 E1'],
        ['2026-11-21', 1, 'S1 E1 to E2'],
        ['', 1, 'S1 E1, S2 E1'],
      ],
    ],
    // The same episode twice on a day is one.
    [
      {
        '1': `1@${on('2026-11-21')}`,
        [`${ROUND}/1`]: `1@${on('2026-11-21')}`,
        '2026-11-22T12:00:00.000Z/1': `1@${on('2026-11-22')}`,
      },
      [
        ['2026-11-22', 2, 'S1 E1'],
        ['2026-11-21', 1, 'S1 E1'],
      ],
    ],
  ])('%j', (seasons, lines) => {
    const entries = diaryEntries({ marks: [], episodes: [{ id: 3, name: 'Nine Dials', seasons }] });
    expect(entries.map(({ day, time, episodes = [] }) => [day, time, episodesText(episodes)])).toEqual(lines);
    expect(new Set(entries.map(diaryKey)).size).toBe(entries.length);
  });
});

describe('the lines of a diary (product.md, Diary: lines)', () => {
  it('are the newest first, unknown days last (product.md, Diary: order)', () => {
    expect(said(LIBRARY)).toEqual(LINES);
  });

  it.each(['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago'])('are the same in %s', (zone) => {
    inZone(zone, () => expect(said(LIBRARY)).toEqual(LINES));
  });

  it('have the day of a time of an earlier release where the visitor is', () => {
    const marks = [{ id: 1, seenAt: '2026-11-27T23:30:00.000Z' }];
    const dayIn = (zone: string) => inZone(zone, () => diaryEntries({ marks, episodes: [] }).map(({ day }) => day));
    expect([dayIn('UTC'), dayIn('Asia/Tokyo')]).toEqual([['2026-11-27'], ['2026-11-28']]);
  });

  it('have each viewing and each ticked episode once, whatever they are', () => {
    const aDay = fc.constantFrom('', '2024', '2024-02-29', '2026-11-27', '2026-11-28');
    const aMark = fc.record({ days: fc.uniqueArray(aDay, { minLength: 1 }), isShow: fc.boolean() });
    const aShow = fc.uniqueArray(fc.nat(30), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(aMark, { maxLength: 8 }), fc.array(aShow, { maxLength: 4 }), (marked, ticked) => {
        const marks = marked.map(({ days, isShow }, id): MarkedTitle => ({
          id,
          media_type: isShow ? 'tv' : 'movie',
          seenAt: null,
          viewings: Object.fromEntries(days.map((day) => [day, {}])),
        }));
        const episodes = ticked.map((numbers, id): WatchedShow => ({
          id,
          seasons: {
            '1': numbers
              .toSorted((a, b) => a - b)
              .map((number) => `${number}@${20_000 + (number % 3)}`)
              .join(','),
          },
        }));
        const entries = diaryEntries({ marks, episodes });
        const viewings = marked.reduce((sum, { days }) => sum + days.length, 0);
        expect(entries.filter((entry) => !entry.episodes)).toHaveLength(viewings);
        expect(entries.reduce((sum, entry) => sum + episodesIn(entry), 0)).toBe(
          ticked.reduce((sum, numbers) => sum + numbers.length, 0),
        );
        expect(new Set(entries.map(diaryKey)).size).toBe(entries.length);
      }),
    );
  });
});

describe('the months of a diary (product.md, Diary: months)', () => {
  const factsOf = ({ id }: { readonly id: number }) => ({ runtime: id === 1 ? 90 : id === 3 ? 30 : null });

  it('have what was seen in them, and how long that took as far as it is known', () => {
    const parts = diaryParts(diaryEntries(LIBRARY));
    expect(parts.map(({ when, entries }) => [when, entries.length, diarySum(entries, factsOf)])).toEqual([
      ['2026-11', 3, { films: 1, episodes: 3, minutes: 180, known: 4, total: 4 }],
      ['2024', 1, { films: 1, episodes: 0, minutes: 90, known: 1, total: 1 }],
      ['', 3, { films: 2, episodes: 1, minutes: 120, known: 2, total: 3 }],
    ]);
  });

  it('add up to the whole', () => {
    const entries = diaryEntries(LIBRARY);
    const sums = diaryParts(entries).map((part) => diarySum(part.entries, factsOf));
    const { films, episodes, minutes } = diarySum(entries, factsOf);
    const add = (of: (sum: (typeof sums)[number]) => number) => sums.reduce((sum, each) => sum + of(each), 0);
    expect([films, episodes, minutes]).toEqual([
      add((sum) => sum.films),
      add((sum) => sum.episodes),
      add((sum) => sum.minutes),
    ]);
  });
});
