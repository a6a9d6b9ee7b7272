import type { App } from '#application/app.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';

/** The library as it is now. */
export const libraryOf = ({ library }: App): Library => {
  let current = EMPTY_LIBRARY;
  library.library$.subscribe((next) => (current = next)).unsubscribe();
  return current;
};
