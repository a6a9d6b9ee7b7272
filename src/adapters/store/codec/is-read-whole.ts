import { isFields } from '#domain/fields.ts';

const isListWhole = (raw: readonly unknown[], read: readonly unknown[]): boolean => {
  const items = new Set(read);
  // Most are read as the very thing that they were. The movies of a collection may have come into their order.
  return raw.every(
    (item, at) => items.has(item) || isReadWhole(item, read[at]) || read.some((each) => isReadWhole(item, each)),
  );
};

/**
 * Whether all that was written is in what was read of it: every field, deeply, and every item of every list. A null says nothing: it
 * need not be there. What was read may have more, such as a default.
 */
export const isReadWhole = (raw: unknown, read: unknown): boolean => {
  if (raw === read || raw === undefined || raw === null) return true;
  if (Array.isArray(raw)) return Array.isArray(read) && isListWhole(raw, read);
  if (!isFields(raw) || !isFields(read)) return Object.is(raw, read);
  return Object.keys(raw).every((name) => isReadWhole(raw[name], Object.hasOwn(read, name) ? read[name] : undefined));
};
