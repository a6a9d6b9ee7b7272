import { NO_REMAINDER } from '#domain/library/bundle.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { replacing } from '#domain/library/parts/parts-replaced.ts';

/** The change that makes the library this one. */
export const replacingAll = (has: Partial<Library>): LibraryAction =>
  replacing({ library: { ...EMPTY_LIBRARY, ...has }, remainder: NO_REMAINDER }, NO_REMAINDER);
