import type { Bundle } from '#domain/library/bundle.ts';
import { encodeBundle } from './encode-bundle.ts';

/** Matches the names of the address field and of its unreadable value that was set aside. */
const ADDRESS = /^(unreadable_)?ipAddress/;

/** The saved bundle's text (product.md, Saving: bundle) without the address that it was saved for. */
export const libraryText = (bundle: Bundle): string => {
  const { fields, ...rest } = bundle.remainder;
  const others = Object.entries(fields).filter(([name]) => !ADDRESS.test(name));
  return encodeBundle(undefined, { ...bundle, remainder: { ...rest, fields: Object.fromEntries(others) } });
};
