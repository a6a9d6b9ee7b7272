import { CatalogError } from '#domain/catalog-failure.ts';

/** Rejects what is no id as if it were that of nothing: TMDB has no others, and any other value would make another path. */
export const assertId = (id: number): void => {
  if (!Number.isSafeInteger(id) || id < 1) throw new CatalogError({ kind: 'http', status: 404 });
};
