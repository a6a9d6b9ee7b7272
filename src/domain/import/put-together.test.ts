import { describe, expect, it } from 'vitest';
import { resultOf } from '../steps.ts';
import { CollectedFindings } from './collected-findings.ts';
import { titleFinding, type TitleStatement } from './finding.ts';

describe('rows of one title (product.md, Import: put together)', () => {
  const told = (...statements: readonly Partial<TitleStatement>[]) => {
    const found = new CollectedFindings();
    for (const said of statements) found.add(titleFinding({ name: 'Umbra', year: 2021, ...said }));
    return resultOf(found.reading()).putTogether;
  };
  const NOTHING = { rows: 0, titles: 0, lists: 0, seenBefore: 0, daysOver: 0, viewings: 0, ratings: 0, notes: 0 };
  const on = (day: number) => new Date(2024, 2, day, 12).toISOString();
  const seen = (number: number, seenAt: string | null): Partial<TitleStatement> => ({
    media_type: 'tv',
    episodes: [{ season: 1, number, seenAt }],
  });

  it.each<[string, readonly Partial<TitleStatement>[], Partial<typeof NOTHING>]>([
    ['nothing twice', [{ seenAt: on(1), rating: 8 }], { titles: 1, rows: 1 }],
    ['the same row', [{ seenAt: on(1) }, { seenAt: on(1) }], { titles: 1, rows: 1 }],
    ['two rows that say other things', [{ seenAt: on(1) }, { rating: 8 }], { titles: 1, rows: 2 }],
    ['three days', [{ seenAt: on(1) }, { seenAt: on(3) }, { seenAt: on(2) }], { titles: 1, rows: 3, seenBefore: 2 }],
    ['a day and some time', [{ seenAt: on(1) }, { seenAt: null }], { titles: 1, rows: 2 }],
    [
      'a day, and the same again',
      [{ seenAt: on(2) }, { seenAt: on(1) }, { seenAt: on(2) }],
      { titles: 1, rows: 2, seenBefore: 1 },
    ],
    [
      'two ratings and three notes',
      [{ rating: 8, note: 'a' }, { rating: 7, note: 'b' }, { note: 'c' }],
      { titles: 1, rows: 3, ratings: 1, notes: 2 },
    ],
    [
      'a viewing of a show, of which nothing is kept',
      [
        { media_type: 'tv', lastSeenAt: on(1) },
        { media_type: 'tv', rating: 8 },
      ],
      { titles: 1, rows: 1 },
    ],
    ['an episode on two days', [seen(1, on(1)), seen(1, on(2)), seen(1, null)], { seenBefore: 1 }],
    [
      'a day more than a title keeps',
      Array.from({ length: 102 }, (_, at) => ({ seenAt: new Date(2024, 0, 1 + at, 12).toISOString() })),
      { titles: 1, rows: 102, seenBefore: 99, daysOver: 2 },
    ],
    [
      'last days of what may be a movie',
      [{ lastSeenAt: on(1) }, { lastSeenAt: on(2) }, { seenAt: on(3) }],
      { titles: 1, rows: 3, seenBefore: 2 },
    ],
    [
      'last days of a show',
      [
        { media_type: 'tv', lastSeenAt: on(1) },
        { media_type: 'tv', lastSeenAt: on(2) },
      ],
      { viewings: 1 },
    ],
    [
      'what was thought on each of two days, and twice on one',
      [
        { seenAt: on(1), viewing: { rating: 8, note: 'a' } },
        { seenAt: on(2), viewing: { rating: 7, note: 'b' } },
        { seenAt: on(2), viewing: { rating: 6 } },
      ],
      { titles: 1, rows: 3, seenBefore: 1, ratings: 1 },
    ],
    ['two episodes', [seen(1, on(1)), seen(2, on(2))], {}],
    [
      'rows that a third shows to be of one title',
      [
        { imdb: 'tt9000001', seenAt: on(1) },
        { name: 'Ombra', tmdb: 1, media_type: 'movie', seenAt: on(2) },
        { imdb: 'tt9000001', tmdb: 1, media_type: 'movie', seenAt: on(3) },
      ],
      { titles: 1, rows: 3, seenBefore: 2 },
    ],
  ])('are counted, with what is not kept of them: %s', (_, rows, counts) => {
    expect(told(...rows)).toEqual({ ...NOTHING, ...counts });
    expect(told(...rows, ...rows)).toEqual({ ...NOTHING, ...counts });
    expect(told(...rows.toReversed())).toEqual({ ...NOTHING, ...counts });
  });
});

const DROPPED = { reason: 'unmarked', word: 'dropped' } as const;

describe('a title of which nothing is said (product.md, Import: left out)', () => {
  it.each<[string, Partial<TitleStatement>, Partial<TitleStatement>]>([
    ['its year', { year: 1984 }, { year: 2021 }],
    ['its number', { imdb: 'tt9000001' }, { imdb: 'tt9000002' }],
    ['its type and number', { tmdb: 1, media_type: 'movie' }, { tmdb: 1, media_type: 'tv' }],
  ])('is left out beside another of its name, which differs by %s', (_, untold, told) => {
    const found = new CollectedFindings();
    found.add(titleFinding({ name: 'Umbra', elseLeftOut: DROPPED, ...untold }));
    found.add(titleFinding({ name: 'Umbra', rating: 8, ...told }));
    expect(resultOf(found.reading())).toMatchObject({
      titles: [{ rating: 8 }],
      leftOut: [{ name: 'Umbra', word: 'dropped' }],
    });
    found.add(titleFinding({ name: 'Umbra', elseLeftOut: DROPPED, ...told }));
    expect(resultOf(found.reading()).leftOut).toHaveLength(1);
  });
});
