import { cutText, lengthOf } from './text-length.ts';

export const COLLECTION_NAME_MAX = 50;
export const COLLECTION_DESCRIPTION_MAX = 200;

/** What is wrong with a collection's name; undefined when nothing is (product.md, Validation: collection name). */
export const collectionNameError = (typed: string): string | undefined => {
  const length = lengthOf(typed.trim());
  if (length === 0) return 'Please enter a collection name';
  return length > COLLECTION_NAME_MAX ? 'Collection name must be at most 50 characters' : undefined;
};

/** A name that somebody else gave, as a collection may have it. */
export const cutCollectionName = (given: string): string => cutText(given.trim(), COLLECTION_NAME_MAX);

/**
 * A description as it is kept: trimmed, at most 200 characters as people count them
 * (product.md, Validation: collection description).
 */
export const cutDescription = (typed: string): string => cutText(typed.trim(), COLLECTION_DESCRIPTION_MAX);

/** For a collection made from a title's page without a description (product.md, Collections: create and add). */
export const defaultDescription = (name: string): string => `Custom collection: ${name.trim()}`;
