import type { Bundle, Remainder } from './bundle.ts';
import { mapParts } from './map-parts.ts';
import { containsAll, textOf } from './parts/contains-all.ts';

/** Whether a remainder has every unknown field and unreadable item that another has, letter for letter. */
export const containsRemainder = ({ fields, items }: Remainder, other: Remainder): boolean =>
  Object.entries(other.fields).every(([name, value]) => textOf(fields[name]) === textOf(value)) &&
  Object.entries(other.items).every(([name, values]) => containsAll(items[name as keyof typeof items], values));

/**
 * Whether a bundle has everything that another has: its titles, collections, name, genres and unknown fields, letter for
 * letter. Queries and the theme do not count: they change by themselves, or with a click. Nor does what the provider says of
 * a title, as long as something is known of it.
 */
export const containsLibrary = ({ library, remainder }: Bundle, other: Bundle): boolean =>
  mapParts(({ contains }, name) => contains(library[name], other.library[name])).every(Boolean) &&
  containsRemainder(remainder, other.remainder);
