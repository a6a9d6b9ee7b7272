import * as v from 'valibot';
import { isFields, type Fields } from '#domain/fields.ts';
import { apply } from '#domain/library/apply.ts';
import type { Bundle } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY, type Library, type Preferences } from '#domain/library/library.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { readFields } from './read-fields.ts';
import { RAW_PARTS, readParts } from './read-parts.ts';

/** The fields of a bundle beside its library (product.md, Saving: bundle). */
const ABOUT = { lastUpdated: v.string(), ipAddress: v.string() };
const KNOWN = { ...RAW_PARTS, ...ABOUT };

const parseObject = (text: string): Fields | undefined => {
  const value = parseJson(text);
  return isFields(value) ? value : undefined;
};

/** The bundle in the fields of a stored object. */
export const readBundle = (raw: Fields, preferences: Preferences = EMPTY_LIBRARY.preferences): Bundle => {
  const read = readFields(raw, KNOWN);
  const { library, unreadable } = readParts(read, { ...EMPTY_LIBRARY, preferences });
  const { lastUpdated } = read as { readonly lastUpdated?: string };
  return {
    // This action applies the limit for the length of a history.
    library: apply(library, { kind: 'history-replaced', viewingHistory: library.viewingHistory }),
    remainder: {
      fields: Object.fromEntries(Object.entries(read).filter(([name]) => !Object.hasOwn(KNOWN, name))),
      items: unreadable,
    },
    ...(lastUpdated !== undefined && { lastUpdated }),
  };
};

/**
 * The bundle that a stored text holds; undefined when the text is no JSON object. Never throws.
 * Any object will do (product.md, Saving: hand-written bundle). A missing part has the default of an empty library;
 * missing preferences are those given. Unknown and unreadable values come back as the remainder. Fields stay in their
 * order.
 */
export const decodeBundle = (stored: string, { preferences }: Library = EMPTY_LIBRARY): Bundle | undefined => {
  const raw = parseObject(stored);
  return raw && readBundle(raw, preferences);
};
