import { lengthOf } from './text-length.ts';

/** product.md, Validation: welcome name. */
const WELCOME_NAME_MIN = 2;
export const WELCOME_NAME_MAX = 20;

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
