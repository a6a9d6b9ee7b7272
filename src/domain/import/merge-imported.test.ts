import { describe, expect, it } from 'vitest';
import type { ImportedTitle } from './imported-title.ts';
import { mergeImported } from './merge-imported.ts';

const [EARLY, LATE] = ['2023-01-01T12:00:00.000Z', '2024-01-01T12:00:00.000Z'];
const merge = (a: Partial<ImportedTitle>, b: Partial<ImportedTitle>) => {
  const {
    name: _,
    ids: __,
    ...rest
  } = mergeImported({ name: 'Umbra', ids: {}, ...a }, { name: 'Umbra', ids: {}, ...b });
  return rest;
};

describe('two rows of one title (product.md, Import: same title)', () => {
  it.each<[Partial<ImportedTitle>, Partial<ImportedTitle>, Partial<ImportedTitle>]>([
    [{ seenAt: EARLY }, { seenAt: LATE }, { seenAt: LATE, seenBefore: [EARLY] }],
    [{ seenAt: LATE }, { seenAt: EARLY }, { seenAt: LATE, seenBefore: [EARLY] }],
    [{ seenAt: null }, { seenAt: EARLY }, { seenAt: EARLY }],
    [{ seenAt: EARLY }, { seenAt: null }, { seenAt: EARLY }],
    [{}, { seenAt: null }, { seenAt: null }],
    [{ seenAt: null }, {}, { seenAt: null }],
    [{ listedAt: LATE }, { listedAt: EARLY }, { listedAt: EARLY }],
    [{ likedAt: EARLY }, { likedAt: LATE }, { likedAt: EARLY }],
    [{ rating: 3 }, { rating: 9 }, { rating: 3 }],
    [{}, { rating: 9 }, { rating: 9 }],
    [{ note: 'a' }, { note: 'b', isNoteCut: true }, { note: 'a' }],
    [{}, { note: 'b', isNoteCut: true }, { note: 'b', isNoteCut: true }],
    [{ hiddenAt: LATE }, { hiddenAt: EARLY }, { hiddenAt: LATE }],
    [{ lists: ['A', 'B'] }, { lists: ['B', 'C'] }, { lists: ['A', 'B', 'C'] }],
    [{}, { lists: ['C'] }, { lists: ['C'] }],
    [{ year: 1984 }, { media_type: 'tv' }, { year: 1984, media_type: 'tv' }],
    [{}, {}, {}],
  ])('%j and %j are %j', (a, b, both) => expect(merge(a, b)).toEqual(both));

  it('have the numbers of both, and the name that is not empty', () => {
    expect(
      mergeImported({ name: '', ids: { tmdb: 1 } }, { name: 'Umbra', ids: { tmdb: 2, imdb: 'tt9000001' } }),
    ).toEqual({
      name: 'Umbra',
      ids: { tmdb: 1, imdb: 'tt9000001' },
    });
  });

  it('have the numbers of one kind alone where one says movie and the other show', () => {
    const movie = { name: 'Umbra', media_type: 'movie' as const, ids: { imdb: 'tt9000001', tmdb: 1 } };
    const show = { name: 'Umbra', media_type: 'tv' as const, ids: { imdb: 'tt9000001', tmdb: 2, tvdb: 7 } };
    expect(mergeImported(movie, show)).toEqual(movie);
    expect(mergeImported({ ...movie, ids: {} }, show).ids).toEqual({ imdb: 'tt9000001' });
  });
});
