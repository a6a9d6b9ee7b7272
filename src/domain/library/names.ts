// Made when it is needed: it takes a while, and the first screen has no text to count.
const charactersOf = (text: string): readonly Intl.SegmentData[] => [...new Intl.Segmenter().segment(text)];

/** How many characters people count: an emoji of several code points is one. */
export const lengthOf = (text: string): number => charactersOf(text).length;

/** The first `max` characters of a text, as people count them. */
export const cutText = (text: string, max: number): string =>
  charactersOf(text)
    .slice(0, max)
    .map(({ segment }) => segment)
    .join('');

/** product.md, Validation: welcome name. */
const WELCOME_NAME_MIN = 2;
export const WELCOME_NAME_MAX = 20;
export const COLLECTION_NAME_MAX = 50;
export const COLLECTION_DESCRIPTION_MAX = 200;

/** How a visitor without a name is called (product.md, Welcome: default name). */
export const DEFAULT_USERNAME = 'Movie Enthusiast';

/** What is wrong with a welcome name; undefined when nothing is (product.md, Validation: welcome name). */
export const welcomeNameError = (typed: string): string | undefined => {
  const length = lengthOf(typed.trim());
  if (length === 0) return 'Please enter your name';
  if (length < WELCOME_NAME_MIN) return 'Name must be at least 2 characters long';
  if (length > WELCOME_NAME_MAX) return 'Name must be less than 20 characters';
  return undefined;
};

/** What is wrong with a collection's name; undefined when nothing is (product.md, Validation: collection name). */
export const collectionNameError = (typed: string): string | undefined => {
  const length = lengthOf(typed.trim());
  if (length === 0) return 'Please enter a collection name';
  return length > COLLECTION_NAME_MAX ? 'Collection name must be at most 50 characters' : undefined;
};

/**
 * A description as it is kept: trimmed, at most 200 characters as people count them
 * (product.md, Validation: collection description).
 */
export const cutDescription = (typed: string): string => cutText(typed.trim(), COLLECTION_DESCRIPTION_MAX);

/** For a collection made from a title's page without a description (product.md, Collections: create and add). */
export const defaultDescription = (name: string): string => `Custom collection: ${name.trim()}`;
