import type { Bundle, Identifier } from '#domain/library/bundle.ts';
import { isListName, LATER_PARTS, PART_NAMES } from '#domain/library/map-parts.ts';
import type { Steps } from '#domain/steps.ts';

/**
 * The texts of items, which never change. A list may have thousands of titles, and each save would otherwise write all
 * of them again.
 */
const texts = new WeakMap<object, string>();

const write = (item: unknown): string => JSON.stringify(item) ?? 'null';

const textOf = (item: unknown): string => {
  const text = write(item);
  if (typeof item === 'object' && item !== null) texts.set(item, text);
  return text;
};

/** So many items are a part of the text. */
const PER_PART = 20;

/** What stands between brackets, in parts that commas join. A step for each item that was not written before, and for each part. */
function* partsOf(items: readonly unknown[]): Steps<readonly string[]> {
  const parts: string[] = [];
  for (let at = 0; at < items.length; at += PER_PART) {
    const written: string[] = [];
    for (const item of items.slice(at, at + PER_PART)) {
      const known = texts.get(item as object);
      written.push(known ?? textOf(item));
      if (known === undefined) yield;
    }
    parts.push(written.join(','));
    yield;
  }
  return parts;
}

/** With brackets around all of them. */
const within = ([open, close]: readonly [string, string], parts: readonly string[]): readonly string[] => {
  const [first = '', ...others] = parts;
  const last = others.pop();
  return last === undefined ? [`${open}${first}${close}`] : [`${open}${first}`, ...others, `${last}${close}`];
};

/** An object's text without its braces. */
const fieldsText = (fields: object): string => JSON.stringify(fields).slice(1, -1);

/**
 * Makes a bundle's text (product.md, Saving: bundle), a step at a time. The remainder goes back to where it was. The text is well-formed:
 * `JSON.stringify` escapes a surrogate without its other half. So no medium can change the text, and it reads back as
 * it was.
 * @param identifier undefined for a text that names none.
 */
export function* encodingSteps(
  identifier: Identifier | undefined,
  { library, remainder, lastUpdated }: Bundle,
): Steps<string> {
  const { fields, items } = remainder;
  // Joined once: to copy the text of thousands of items takes a while.
  const parts: (readonly string[])[] = [[fieldsText(fields)]];
  for (const name of PART_NAMES) {
    if (!isListName(name)) {
      parts.push([fieldsText({ [name]: library[name] })]);
      continue;
    }
    const all = [...library[name], ...(items[name] ?? [])];
    if (all.length > 0 || !LATER_PARTS.includes(name)) parts.push(within([`"${name}":[`, ']'], yield* partsOf(all)));
  }
  const about = fieldsText({ lastUpdated, ipAddress: identifier });
  const filled = [...parts.flat(), about].filter((part) => part !== '');
  return within(['{', '}'], filled).join(',');
}
