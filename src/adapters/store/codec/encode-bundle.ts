import type { Bundle, Identifier } from '#domain/library/bundle.ts';
import { isListName, LATER_PARTS, PART_NAMES } from '#domain/library/map-parts.ts';

/**
 * The texts of items, which never change. A list may have thousands of titles, and each save would otherwise write all
 * of them again.
 */
const texts = new WeakMap<object, string>();

const write = (item: unknown): string => JSON.stringify(item) ?? 'null';

const textOf = (item: unknown): string => {
  if (typeof item !== 'object' || item === null) return write(item);
  const known = texts.get(item);
  if (known !== undefined) return known;
  const text = write(item);
  texts.set(item, text);
  return text;
};

const listText = (items: readonly unknown[]): string => `[${items.map(textOf).join(',')}]`;

/** An object's text without its braces. */
const fieldsText = (fields: object): string => JSON.stringify(fields).slice(1, -1);

/**
 * A bundle as its text (product.md, Saving: bundle). The remainder goes back to where it was. The text is well-formed:
 * `JSON.stringify` escapes a surrogate without its other half. So no medium can change the text, and it reads back as
 * it was.
 * @param identifier undefined for a text that names none.
 */
export const encodeBundle = (
  identifier: Identifier | undefined,
  { library, remainder, lastUpdated }: Bundle,
): string => {
  const { fields, items } = remainder;
  const parts = PART_NAMES.map((name) => {
    if (!isListName(name)) return fieldsText({ [name]: library[name] });
    const all = [...library[name], ...(items[name] ?? [])];
    return all.length === 0 && LATER_PARTS.includes(name) ? '' : `"${name}":${listText(all)}`;
  });
  const about = fieldsText({ lastUpdated, ipAddress: identifier });
  return `{${[fieldsText(fields), ...parts, about].filter((part) => part !== '').join(',')}}`;
};
