import { batch } from '#domain/library/apply.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { missingActions } from '#domain/library/library-difference.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { PART_NAMES } from '#domain/library/map-parts.ts';
import { readBundle } from '../store/codec/decode-bundle.ts';

/** An action in the terms of this release: of what an earlier one has added without knowing it, this one may know parts. They are added too. */
export const withReadRemainder = (action: LibraryAction): LibraryAction => {
  if (action.kind !== 'parts-replaced' || !action.remainder) return action;
  const { fields, items } = action.remainder;
  if (!PART_NAMES.some((name) => Object.hasOwn(fields, name))) return action;
  const { library, remainder } = readBundle(fields);
  const others = { fields: remainder.fields, items: { ...items, ...remainder.items } };
  return batch([{ ...action, remainder: others }, ...missingActions(EMPTY_LIBRARY, library)]);
};
