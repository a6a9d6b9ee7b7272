import type { App } from '#application/app.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';

/** The library as it is now. */
export const libraryOf = ({ desk }: App): Library => {
  let current = EMPTY_LIBRARY;
  desk.library$.subscribe((library) => (current = library)).unsubscribe();
  return current;
};
