import type { Identifier } from '../library/bundle.ts';

/** An id that is longer is cut (product.md, Frame: user id). */
const MAX_LENGTH = 12;

/** How the panel names the visitor; undefined while nobody knows. */
export const formatIdentifier = (identifier: Identifier | undefined): string => {
  if (identifier === undefined) return 'Loading...';
  if (identifier.startsWith('fp_')) return 'Browser ID';
  return identifier.length > MAX_LENGTH ? `${identifier.slice(0, MAX_LENGTH)}...` : identifier;
};
