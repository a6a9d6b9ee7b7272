import { describe, expect, it } from 'vitest';
import { resultOf } from '../steps.ts';
import { CollectedFindings } from './collected-findings.ts';
import { leftOut, listFinding, titleFinding, type TitleStatement } from './finding.ts';

const collect = (...statements: readonly Partial<TitleStatement>[]) => {
  const found = new CollectedFindings();
  for (const said of statements) {
    found.add(titleFinding({ name: 'Umbra', seenAt: null, ...said }));
  }
  return resultOf(found.reading()).titles;
};

describe('rows that are of one title (product.md, Import: same title)', () => {
  it.each<[string, Partial<TitleStatement>, Partial<TitleStatement>]>([
    ['one number of TMDB', { tmdb: 1, media_type: 'movie', name: 'Ombra' }, { tmdb: 1, media_type: 'movie' }],
    ['one number of IMDb', { imdb: 'tt9000001', year: 2020 }, { imdb: 'tt9000001', year: 2021 }],
    ['one number of TheTVDB', { tvdb: 7, media_type: 'tv', name: '' }, { tvdb: 7, media_type: 'tv' }],
    ['one address', { address: 'boxd.it/a', year: 2020 }, { address: 'boxd.it/a' }],
    ['one name and year', { year: 2021 }, { year: 2021, name: 'UMBRA!' }],
    ['one name and no year', {}, {}],
    [
      'one name and year, and numbers of two services',
      { year: 2021, tmdb: 1, media_type: 'movie' },
      { year: 2021, imdb: 'tt9000001' },
    ],
    ['one name, and a number of one alone', { imdb: 'tt9000001' }, {}],
    ['one name, and a type of one alone', { media_type: 'tv' }, {}],
  ])('have %s', (_, a, b) => {
    expect(collect(a, b)).toHaveLength(1);
    expect(collect(b, a)).toHaveLength(1);
  });

  it.each<[string, Partial<TitleStatement>, Partial<TitleStatement>]>([
    ['two numbers of TMDB', { year: 2021, media_type: 'movie', tmdb: 1 }, { year: 2021, media_type: 'movie', tmdb: 2 }],
    [
      'a movie’s and a show’s number',
      { year: 2021, media_type: 'movie', tmdb: 1 },
      { year: 2021, media_type: 'tv', tmdb: 1 },
    ],
    ['two numbers of IMDb', { year: 2021, imdb: 'tt9000001' }, { year: 2021, imdb: 'tt9000002' }],
    ['two numbers of TheTVDB', { year: 2021, media_type: 'tv', tvdb: 1 }, { year: 2021, media_type: 'tv', tvdb: 2 }],
    ['two addresses', { year: 2021, address: 'boxd.it/a' }, { year: 2021, address: 'boxd.it/b' }],
    ['two years', { year: 2021 }, { year: 1984 }],
    ['one number of an unknown type, and two names', { tmdb: 1 }, { tmdb: 1, name: 'Salt' }],
    ['one number of an unknown type, and two years', { tmdb: 1, year: 2021 }, { tmdb: 1, year: 1984 }],
    [
      'one number of IMDb, and two of TMDB',
      { imdb: 'tt9000001', media_type: 'movie', tmdb: 1 },
      { imdb: 'tt9000001', media_type: 'movie', tmdb: 2 },
    ],
    [
      'one number of IMDb, and a movie’s and a show’s of TMDB',
      { imdb: 'tt9000001', media_type: 'movie', tmdb: 1 },
      { imdb: 'tt9000001', media_type: 'tv', tmdb: 2 },
    ],
    ['a year and none', { year: 2021 }, {}],
    ['no year, and numbers of two services', { tmdb: 1, media_type: 'movie' }, { imdb: 'tt9000001' }],
    ['two types', { media_type: 'tv' }, { media_type: 'movie' }],
    ['two names', {}, { name: 'Umbra II' }],
    [
      'no names, and numbers of two services',
      { name: '', year: 2021, imdb: 'tt9000001' },
      { name: '', year: 2021, tmdb: 1, media_type: 'movie' },
    ],
    ['no names, and two numbers', { name: '', imdb: 'tt9000001' }, { name: '', imdb: 'tt9000002' }],
  ])('are apart by %s', (_, a, b) => {
    expect(collect(a, b, a, b)).toHaveLength(2);
    expect(collect(b, a)).toHaveLength(2);
  });

  it('become one by a row that has what each of them has', () => {
    const rows: readonly Partial<TitleStatement>[] = [
      { name: 'Ombra', tmdb: 1, media_type: 'movie', list: 'A' },
      { name: 'Umbra', imdb: 'tt9000001', year: 2021, address: 'boxd.it/a', list: 'B' },
      { name: 'Umbra', tmdb: 1, media_type: 'movie', imdb: 'tt9000001', list: 'C' },
      { name: 'Umbra', year: 2021, list: 'D' },
      { name: 'Other', address: 'boxd.it/a', list: 'E' },
    ];
    expect(collect(...rows)).toEqual([
      {
        name: 'Ombra',
        year: 2021,
        media_type: 'movie',
        ids: { tmdb: 1, imdb: 'tt9000001' },
        seenAt: null,
        lists: ['A', 'B', 'C', 'D', 'E'],
      },
    ]);
  });
});

describe('a row that is read again', () => {
  it('is of the title that it was of, though another row has since said that this is of another type', () => {
    const rows: readonly Partial<TitleStatement>[] = [
      { name: '', tmdb: 1, media_type: 'movie' },
      { name: 'Salt', imdb: 'tt9000001' },
      { name: 'Salt', media_type: 'tv' },
      { name: '', tmdb: 1, media_type: 'movie', imdb: 'tt9000001' },
    ];
    expect(collect(...rows, ...rows)).toEqual(collect(...rows));
    expect(collect(...rows)).toHaveLength(1);
  });
});

describe('what is said twice', () => {
  it('is said once, and the longer of two descriptions counts where one is empty', () => {
    const found = new CollectedFindings();
    expect(found.isEmpty).toBe(true);
    for (const finding of [
      listFinding('A'),
      listFinding('A', 'Of films'),
      listFinding('A', 'Another'),
      leftOut('Harbour Lights', 'episode'),
      leftOut('Harbour Lights', 'episode'),
      leftOut('Harbour Lights', 'season'),
    ]) {
      found.add(finding);
    }
    expect(found.isEmpty).toBe(false);
    expect(resultOf(found.reading())).toEqual({
      titles: [],
      lists: [{ name: 'A', description: 'Of films' }],
      leftOut: [
        { name: 'Harbour Lights', reason: 'episode' },
        { name: 'Harbour Lights', reason: 'season' },
      ],
      putTogether: { rows: 0, titles: 0, lists: 0, seenBefore: 0, daysOver: 0, viewings: 0, ratings: 0, notes: 0 },
    });
  });

  it('is not said of what another row tells more of (product.md, Import: left out)', () => {
    const found = new CollectedFindings();
    for (const finding of [
      titleFinding({ name: 'Umbra' }),
      titleFinding({ name: 'Umbra', rating: 5 }),
      titleFinding({ name: 'Harbour Lights' }),
      leftOut('Harbour Lights', 'episode'),
      titleFinding({ name: 'Paper Lions' }),
    ]) {
      found.add(finding);
    }
    expect(resultOf(found.reading()).leftOut).toEqual([
      { name: 'Harbour Lights', reason: 'episode' },
      { name: 'Paper Lions', reason: 'unmarked' },
    ]);
  });
});
