import type { Identifier } from '#domain/library/bundle.ts';

/** Spec section 2, Hover panel: an id longer than 12 characters is truncated. */
const MAX_LENGTH = 12;

/** How the panel names the visitor; undefined while nobody knows. */
export const shownIdentifier = (identifier: Identifier | undefined): string => {
  if (identifier === undefined) return 'Loading...';
  if (identifier.startsWith('fp_')) return 'Browser ID';
  return identifier.length > MAX_LENGTH ? `${identifier.slice(0, MAX_LENGTH)}...` : identifier;
};
