import type { Library } from '#domain/library/library.ts';

/** The library as it is shown. Once something was moved, all around it has a number: that is no change of the visitor's. */
export const withoutRanks = (library: Library): Library => ({
  ...library,
  collections: library.collections.map(({ rank: _, movies, ...collection }) => ({
    ...collection,
    movies: movies.map(({ rank: __, ...movie }) => movie),
  })),
});
