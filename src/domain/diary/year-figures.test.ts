import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TitleFacts } from '../library/filters/title-facts.ts';
import type { MarkedTitle } from '../library/marks/mark.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import type { WatchedShow } from '../shows/watched-show.ts';
import { titleKey } from '../title.ts';
import { diaryEntries } from './diary-entries.ts';
import { yearFigures, type YearFigures } from './year-figures.ts';
import { ALL_TIME, entriesOfYear, readYear, yearsToShow } from './year-of.ts';

const [ADA, BO] = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Bo' },
];
/** 20,614 days after January 1, 1970 was June 10, 2026. */
const JUNE_10 = 20_614;

interface Kept {
  readonly marks?: readonly MarkedTitle[];
  readonly episodes?: readonly WatchedShow[];
}

const film = (id: number, fields: Partial<MarkedTitle> = {}): MarkedTitle => ({
  id,
  media_type: 'movie',
  title: `Film ${id}`,
  release_date: '1994-05-06',
  seenAt: '2026-11-22',
  ...fields,
});

/** Each title by its key, as `movie:1`. */
type Known = Readonly<Record<string, TitleFacts>>;

const figuresOf = ({ marks = [], episodes = [] }: Kept, known: Known = {}, year = '2026'): YearFigures =>
  yearFigures(entriesOfYear(diaryEntries({ marks, episodes }), year), {
    factsOf: (title) => known[titleKey(title)] ?? {},
    ratingOf: (title) => marks.find((mark) => titleKey(mark) === titleKey(title))?.rating,
  });

const names = (titles: readonly StoredTitle[]) => titles.map(({ title, name }) => title ?? name);

describe('the figures of a year', () => {
  it('count a film each time, and what it is like once (product.md, Your year: titles)', () => {
    const twice = film(1, { viewings: { '2026-01-03': {}, '2026-11-22': {} }, rating: 8 });
    const facts = { 'movie:1': { genreIds: [18], countries: ['GB'], language: 'en', runtime: 100 } };
    const { films, again, minutes, known, total, titles, ratings, extremes } = figuresOf({ marks: [twice] }, facts);
    expect({ films, again, minutes, known, total }).toEqual({ films: 2, again: 1, minutes: 200, known: 2, total: 2 });
    expect(titles).toMatchObject({
      decades: [{ value: 1990, count: 1 }],
      genres: [{ value: 18, count: 1 }],
      countries: [{ value: 'GB', count: 1 }],
      languages: [{ value: 'en', count: 1 }],
    });
    expect(ratings.rated).toBe(1);
    expect(extremes.again).toEqual([{ value: twice, count: 2 }]);
  });

  it('count episodes by their day, and a whole show among neither films nor episodes (product.md, Your year: figures)', () => {
    const episodes = [{ id: 7, name: 'Nine Dials', seasons: { 1: `1-3@${JUNE_10},4@1` } }];
    const marks: MarkedTitle[] = [{ id: 8, media_type: 'tv', name: 'The Brine Road', seenAt: '2026-02-01' }];
    const figures = figuresOf({ marks, episodes }, { 'tv:7': { runtime: 50 }, 'tv:8': { runtime: 50 } });
    expect(figures).toMatchObject({ films: 0, episodes: 3, shows: 1, minutes: 150, known: 3, total: 3 });
    expect(names(figures.finished)).toEqual(['The Brine Road']);
    expect(figures.longestDay).toEqual({ day: '2026-06-10', minutes: 150 });
  });

  it('say of how many films and episodes the hours are known (product.md, Your year: hours)', () => {
    const marks = [film(1), film(2), film(3)];
    const figures = figuresOf({ marks }, { 'movie:1': { runtime: 90 }, 'movie:2': { runtime: null } });
    expect(figures).toMatchObject({ minutes: 90, known: 1, total: 3 });
  });

  it('have some time in a year in it, and in no month (product.md, Your year: some time; product.md, Your year: months and weekdays)', () => {
    const marks = [
      film(1, { seenAt: null, viewings: { 2026: {} } }),
      film(2, { seenAt: null }),
      film(3, { seenAt: '2026-11-23' }),
    ];
    const figures = figuresOf({ marks });
    expect(figures.films).toBe(2);
    expect(figures.months).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
    expect(figures.weekdays).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(figures.first?.title.id).toBe(3);
    expect(figuresOf({ marks }, {}, ALL_TIME)).toMatchObject({ films: 3, years: new Map([['2026', 2]]) });
  });

  it('begin with the first film and end with the last one (product.md, Your year: more)', () => {
    const marks = [
      film(1, { seenAt: '2026-03-01' }),
      film(2, { seenAt: '2026-01-01' }),
      film(3, { seenAt: '2025-12-31' }),
    ];
    const { first, last } = figuresOf({ marks });
    expect([first?.title.id, last?.title.id]).toEqual([2, 1]);
  });

  it('name the longest film and the oldest (product.md, Your year: more)', () => {
    const marks = [film(1, { release_date: '1931-01-01' }), film(2), film(3, { release_date: '' })];
    const { extremes } = figuresOf({ marks }, { 'movie:2': { runtime: 200 }, 'movie:3': { runtime: 90 } });
    expect(extremes).toMatchObject({ longest: { title: { id: 2 }, minutes: 200 }, oldest: { id: 1 } });
  });

  it('name who made two titles or more, a show too (product.md, Your year: people)', () => {
    const people = { directors: [ADA], cast: [BO, ADA] };
    const marks = [film(1), film(2), { ...film(3), media_type: 'tv' as const }];
    const { titles } = figuresOf(
      { marks },
      { 'movie:1': { people }, 'movie:2': { people: { directors: [BO, BO], cast: [BO] } }, 'tv:3': { people } },
    );
    expect(titles.directors).toEqual([{ value: ADA, count: 2 }]);
    expect(titles.cast).toEqual([
      { value: BO, count: 3 },
      { value: ADA, count: 2 },
    ]);
  });

  it('have the rating of the latest time in the year, else that of the title (product.md, Your year: ratings)', () => {
    const viewings = { '2025-01-01': { rating: 9 }, '2026-01-01': { rating: 3 }, '2026-05-05': { rating: 4 } };
    const marks = [film(1, { viewings, seenAt: '2026-05-05', rating: 10 }), film(2, { rating: 7, vote_average: 7.5 })];
    const { ratings } = figuresOf({ marks }, { 'movie:1': { average: 8 } });
    expect(ratings).toMatchObject({ byRating: [0, 0, 0, 1, 0, 0, 1, 0, 0, 0], rated: 2, average: 5.5 });
    expect(ratings.differing.map(({ title, own }) => [title.id, own, title.vote_average])).toEqual([
      [1, 4, 8],
      [2, 7, 7.5],
    ]);
  });

  it('say nothing of a title that was rated and not seen in the year (product.md, Your year: ratings)', () => {
    const marks = [film(1, { seenAt: '2024-01-01', rating: 8 }), { id: 2, rating: 9 }];
    expect(figuresOf({ marks })).toMatchObject({ films: 0, ratings: { rated: 0, average: undefined } });
  });

  it('name the day of most minutes, of several the latest (product.md, Your year: longest day)', () => {
    const marks = [film(1, { seenAt: '2026-03-01' }), film(2, { seenAt: '2026-03-02' }), film(3, { seenAt: null })];
    const runtime = { runtime: 100 };
    const known = { 'movie:1': runtime, 'movie:2': runtime, 'movie:3': { runtime: 900 } };
    expect(figuresOf({ marks }, known).longestDay).toEqual({ day: '2026-03-02', minutes: 100 });
    expect(figuresOf({ marks }).longestDay).toBeUndefined();
  });
});

const DAYS = ['', '2025', '2026', '2025-12-31', '2026-01-01', '2026-02-28', '2026-11-22', '2026-12-31'];
const anyMark = fc
  .record({ id: fc.nat(60), tv: fc.boolean(), days: fc.uniqueArray(fc.constantFrom(...DAYS), { minLength: 1 }) })
  .chain(({ id, tv, days }) =>
    fc.record({
      id: fc.constant(id),
      media_type: fc.constant(tv ? ('tv' as const) : ('movie' as const)),
      release_date: fc.constantFrom('1931-01-01', '1994-05-06', ''),
      seenAt: fc.constant(null),
      viewings: fc.constant(Object.fromEntries(days.map((day) => [day, {}]))),
      rating: fc.integer({ min: 1, max: 10 }),
    }),
  );
const anyShow = fc.record({
  id: fc.integer({ min: 100, max: 140 }),
  seasons: fc.constantFrom<WatchedShow['seasons']>({ 1: `1-3@${JUNE_10}` }, { 1: '1,2@1', 2: `1-9@${JUNE_10 + 1}` }),
});
const unique = { selector: ({ id }: { readonly id: number }) => id };

/** What is the sum of its parts. */
const additive = ({ titles, ratings, minutes, known, total, ...figures }: YearFigures) => ({
  figures: [figures.films, figures.again, figures.episodes, figures.shows, figures.finished.length],
  times: [minutes, known, total, ratings.rated],
  charts: [...figures.months, ...figures.weekdays, ...ratings.byRating],
  titles: Object.fromEntries(
    (['decades', 'genres', 'countries', 'languages'] as const).flatMap((part) =>
      titles[part].map(({ value, count }) => [`${part} ${value}`, count]),
    ),
  ),
});

type Additive = ReturnType<typeof additive>;

const zipped = (a: readonly number[], b: readonly number[]) => a.map((each, at) => each + (b[at] ?? 0));

const sum = (a: Additive, b: Additive): Additive => ({
  figures: zipped(a.figures, b.figures),
  times: zipped(a.times, b.times),
  charts: zipped(a.charts, b.charts),
  titles: Object.fromEntries(
    Object.keys({ ...a.titles, ...b.titles }).map((key) => [key, (a.titles[key] ?? 0) + (b.titles[key] ?? 0)]),
  ),
});

describe('the figures of two halves of a library', () => {
  it('add up to those of the whole', () => {
    const factsOf = ({ id }: StoredTitle): TitleFacts => ({
      genreIds: [id % 3, 9],
      language: id % 2 === 0 ? 'en' : 'fr',
      ...(id % 5 > 0 && { runtime: 60 + id, countries: ['GB', `X${id % 4}`] }),
    });
    const figures = (kept: Kept, year: string) => {
      const entries = diaryEntries({ marks: kept.marks ?? [], episodes: kept.episodes ?? [] });
      return additive(yearFigures(entriesOfYear(entries, year), { factsOf, ratingOf: () => undefined }));
    };
    const library = fc.tuple(fc.uniqueArray(anyMark, unique), fc.uniqueArray(anyShow, unique));
    fc.assert(
      fc.property(library, fc.constantFrom('2026', '2025', ALL_TIME), ([marks, episodes], year) => {
        const half = (remainder: number) => ({
          marks: marks.filter(({ id }) => id % 2 === remainder),
          episodes: episodes.filter(({ id }) => id % 2 === remainder),
        });
        expect(sum(figures(half(0), year), figures(half(1), year))).toEqual(figures({ marks, episodes }, year));
      }),
    );
  });
});

describe('the years (product.md, Your year: years)', () => {
  it.each([
    ['2026', '2026'],
    ['all', 'all'],
    ['1800', '1800'],
    ['abcd', undefined],
    ['99999', undefined],
    ['0999', undefined],
    ['ALL', undefined],
    ['', undefined],
  ])('an address with %j names %s', (text, year) => expect(readYear(text)).toBe(year));

  it('are those that something was seen in, this one, and the one that is shown, the latest first', () => {
    const entries = diaryEntries({
      marks: [film(1, { seenAt: '2019-01-01' }), film(2, { seenAt: null })],
      episodes: [],
    });
    expect(yearsToShow(entries, '2024', '2026-11-28')).toEqual(['2026', '2024', '2019', 'all']);
    expect(yearsToShow([], ALL_TIME, '2026-11-28')).toEqual(['2026', 'all']);
  });
});
