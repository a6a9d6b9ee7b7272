import type { Remainder } from '#domain/library/bundle.ts';
import type { PartsReplaced } from '#domain/library/library-change.ts';

/** The change that adds what a library has that this release does not know. */
export const addingRemainder = (remainder: Remainder): PartsReplaced => ({
  kind: 'parts-replaced',
  parts: {},
  remainder,
});
