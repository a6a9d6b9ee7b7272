import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { aLetterboxdReading } from '#fixtures/import/a-letterboxd-reading.ts';
import { aListedFilm } from '#fixtures/import/a-listed-film.ts';
import {
  daysOverText,
  tooLongText,
  putTogetherText,
  readingLines,
  readingSummary,
  saidOnceText,
  seenBeforeText,
  serviceNames,
  unreadText,
} from './reading-texts.ts';

const titles = (count: number) => Array.from({ length: count }, () => aListedFilm());
const list = { name: 'Noir', description: '' };

describe('what was recognised (product.md, Import: recognised)', () => {
  it.each([
    ['Letterboxd: 1 title', {}],
    [
      'Letterboxd: 212 titles, 3 lists, 14 left out',
      {
        titles: titles(212),
        lists: [list, list, list],
        leftOut: Array.from({ length: 14 }, () => ({ name: '', reason: 'episode' as const })),
      },
    ],
    [
      'IMDb and TV Time: 1,000 titles, 1 list',
      { sources: ['imdb', 'tvtime'] as const, titles: titles(1_000), lists: [list] },
    ],
  ])('is said as "%s"', (text, fields) => {
    expect(readingSummary(aLetterboxdReading(fields))).toBe(text);
  });

  it.each([
    ['', {}],
    [
      'Too long to be kept whole: 1 note. What is too much is cut off at the end.',
      { titles: [aListedFilm({ isNoteCut: true })] },
    ],
    [
      'Too long to be kept whole: 2 notes and 1 list. What is too much is cut off at the end.',
      {
        titles: [aListedFilm({ isNoteCut: true }), aListedFilm({ isNoteCut: true }), aListedFilm()],
        lists: [list, { ...list, isCut: true as const }],
      },
    ],
  ])('says what is cut: "%s"', (text, fields) => {
    expect(tooLongText(aLetterboxdReading(fields))).toBe(text);
  });

  it('has a line for each place that titles go to', () => {
    const reading = aLetterboxdReading({
      titles: [
        aListedFilm({ rating: 8, lastSeenAt: null, lists: ['Noir'] }),
        aListedFilm({ listedAt: '2026-01-01T00:00:00Z', likedAt: null, note: 'Again!', hiddenAt: '2026-01-01' }),
        { name: 'Umbra', ids: {} },
      ],
      lists: [list, { ...list, name: 'Empty' }],
    });
    expect(readingLines(reading)).toEqual([
      { label: 'To your watchlist', value: '2' },
      { label: 'To your favorites', value: '1' },
      { label: 'Seen', value: '1' },
      { label: 'Rated', value: '1' },
      { label: 'With a note', value: '1' },
      { label: 'Not interested', value: '1' },
      { label: 'To collections', value: '1' },
    ]);
    const converted = readingLines(reading, true).map(({ label }) => label);
    expect(converted).toEqual(['Watchlist', 'Favorites', 'Seen', 'Rated', 'With a note', 'Not interested', 'Lists']);
    expect(readingLines(aLetterboxdReading({ titles: [] }))).toEqual([]);
  });
});

it.each([
  [0, [], /^$/],
  [1, ['soon'], /^1 day could not be read, as "soon"\. What was seen then counts as seen some time/],
  [4, ['soon', '2024-02-30', '31/31/2024'], /^4 days could not be read, as "soon", "2024-02-30" and "31\/31\/2024"\. /],
])('says how many days could not be read: %i (product.md, Import: unread days)', (unreadDays, examples, text) => {
  expect(unreadText(aLetterboxdReading({ unreadDays, unreadDayExamples: examples }))).toMatch(text);
});

describe('what is said more than once (product.md, Import: put together)', () => {
  const NOTHING = { rows: 0, titles: 0, lists: 0, seenBefore: 0, daysOver: 0, viewings: 0, ratings: 0, notes: 0 };
  const reading = (putTogether: Partial<typeof NOTHING>) =>
    aLetterboxdReading({ putTogether: { ...NOTHING, titles: 2, ...putTogether } });

  it.each([
    ['', {}],
    ['', { rows: 2 }],
    ['3 rows tell of 2 titles: what is said of one title is put together.', { rows: 3 }],
    ['1 list became one with another of the same name.', { rows: 2, lists: 1 }],
    [
      '1,000 rows tell of 2 titles: what is said of one title is put together. 2 lists became one with another of the same name.',
      { rows: 1_000, lists: 2 },
    ],
  ])('is put together: "%s"', (text, counts) => expect(putTogetherText(reading(counts))).toBe(text));

  it.each([
    ['', {}],
    ['Seen before, too: 1,034.', { seenBefore: 1_034 }],
  ])('is kept where it is a day: "%s" (product.md, Import: seen before)', (text, counts) =>
    expect(seenBeforeText(reading(counts))).toBe(text),
  );

  it.each([
    [/^$/, {}],
    [/^Not kept: 1 earlier day of episodes\. /, { viewings: 1 }],
    [/^Not kept: 3 days of titles that have more than 100\. /, { daysOver: 3 }],
    [
      /^Not kept: 12 earlier days of episodes, 1 other rating and 2 other notes\. /,
      { viewings: 12, ratings: 1, notes: 2 },
    ],
  ])('is kept once: %s', (text, counts) => expect(saidOnceText(reading(counts))).toMatch(text));

  it.each([
    ['', []],
    ['Not kept: 1 day of A. A title keeps 100 days, those that are here among them.', [1]],
    ['Not kept: 1,006 days of A, B and C. A title keeps 100 days, those that are here among them.', [1_000, 2, 4]],
    [
      'Not kept: 15 days of A, B, C and 2 other titles. A title keeps 100 days, those that are here among them.',
      [1, 2, 3, 4, 5],
    ],
  ])('has days without room: "%s" (product.md, Import: seen before)', (text, days) =>
    expect(daysOverText(days.map((each, at) => ({ title: aTitle({ title: 'ABCDE'.charAt(at) }), days: each })))).toBe(
      text,
    ),
  );
});

it('names the services whose files are read (product.md, Import: sources)', () => {
  expect(serviceNames()).toBe(
    'Letterboxd, IMDb, Trakt, TMDB, TV Time, Netflix, Movary, Simkl, SeriesGuide, ShowCase, Yamtrack, Floppy, Ryot, Stremio, MyAnimeList, AniList, Kodi or BetaSeries',
  );
});
