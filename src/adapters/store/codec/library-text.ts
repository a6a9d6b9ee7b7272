import type { Bundle } from '#domain/library/bundle.ts';
import { resultOf, type Steps } from '#domain/steps.ts';
import { encodingSteps } from './encode-bundle.ts';

/** Matches the names of the address field and of its unreadable value that was set aside. */
const ADDRESS = /^(unreadable_)?ipAddress/;

/** Makes the saved bundle's text (product.md, Saving: bundle) without the address that it was saved for, a step at a time. */
export const libraryTextSteps = (bundle: Bundle): Steps<string> => {
  const { fields, ...rest } = bundle.remainder;
  const others = Object.entries(fields).filter(([name]) => !ADDRESS.test(name));
  return encodingSteps(undefined, { ...bundle, remainder: { ...rest, fields: Object.fromEntries(others) } });
};

/** The same at once. */
export const libraryText = (bundle: Bundle): string => resultOf(libraryTextSteps(bundle));
