import { notThere } from '#domain/catalog-failure.ts';
import { aborted } from './client/aborted.ts';

/** Throws for a call that was called off, and for what is no id as if it were that of nothing: TMDB has no others, and any other value would make another path. */
export const assertId = (id: number, signal: AbortSignal): void => {
  if (signal.aborted) throw aborted();
  if (!Number.isSafeInteger(id) || id < 1) throw notThere();
};
