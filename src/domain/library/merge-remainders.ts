import { isSameJson } from '../util/is-same-json.ts';
import type { Remainder } from './bundle.ts';
import { isListName, PART_NAMES } from './map-parts.ts';

const texts = (items: readonly unknown[]): readonly string[] => items.map((item) => JSON.stringify(item));

/** Each item once, those of the first ahead. */
const mergeItems = (first: readonly unknown[], second: readonly unknown[]): readonly unknown[] => {
  if (first === second) return first;
  const known = new Set(texts(first));
  return [...first, ...second.filter((item) => !known.has(JSON.stringify(item)))];
};

/** What is an array is a list that this release does not know: nothing of either is lost. */
const mergeField = (first: unknown, second: unknown): unknown =>
  Array.isArray(first) && Array.isArray(second) ? mergeItems(first, second) : first;

/** Both remainders in one, each item once; of a field that both have and that is no list, the first's. */
export const mergeRemainders = (first: Remainder, second: Remainder): Remainder => ({
  fields: {
    ...second.fields,
    ...Object.fromEntries(
      Object.entries(first.fields).map(([name, value]) => [
        name,
        Object.hasOwn(second.fields, name) ? mergeField(value, second.fields[name]) : value,
      ]),
    ),
  },
  items: Object.fromEntries(
    PART_NAMES.filter(isListName).flatMap((name) => {
      const items = mergeItems(first.items[name] ?? [], second.items[name] ?? []);
      return items.length > 0 ? [[name, items]] : [];
    }),
  ),
});

const lacks = (items: readonly unknown[] = [], others: readonly unknown[] = []): boolean =>
  mergeItems(items, others).length > items.length;

/** What one remainder has beyond another. Is something missing, both in one are more than `own`. */
export const remainderDifference = (
  own: Remainder,
  other: Remainder,
): { readonly isMissing: boolean; readonly hasOwn: boolean } => {
  const lists = Object.keys(other.items) as readonly (keyof Remainder['items'])[];
  const differing = Object.entries(other.fields).filter(([name, value]) => !isSameJson(own.fields[name], value));
  const isMissing =
    lists.some((name) => lacks(own.items[name], other.items[name])) ||
    differing.some(([name, value]) => {
      const here = own.fields[name];
      if (!Object.hasOwn(own.fields, name)) return true;
      return Array.isArray(here) && Array.isArray(value) && lacks(here, value);
    });
  const isOtherwise = differing.some(([name, value]) => !(Array.isArray(own.fields[name]) && Array.isArray(value)));
  return { isMissing, hasOwn: isMissing || isOtherwise };
};
