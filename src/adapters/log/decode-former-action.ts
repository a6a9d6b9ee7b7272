import * as v from 'valibot';
import type { PartsReplaced } from '#domain/library/library-change.ts';
import { replacingPreferences } from '#domain/library/parts/parts-replaced.ts';
import { isReadWhole } from '../store/codec/is-read-whole.ts';
import { FORMER_LIBRARY } from '../store/codec/read-parts.ts';

const LibraryReplaced = v.object({ kind: v.literal('library-replaced'), library: FORMER_LIBRARY });

/**
 * What the releases until 1.2 wrote in the place of `parts-replaced`: the library whole, as far as the release knew it. Of a part that it did
 * not know it says nothing, and of the preferences 1.0 knew two. Undefined for anything else, and where it cannot be read whole.
 */
export const decodeFormerAction = (raw: unknown): PartsReplaced | undefined => {
  const { success, output } = v.safeParse(LibraryReplaced, raw);
  if (!success || !isReadWhole(raw, output)) return undefined;
  const { preferences, ...parts } = output.library;
  const { theme, preferredGenres } = preferences;
  const isFirst = parts.marks === undefined;
  return {
    kind: 'parts-replaced',
    parts,
    preferences: isFirst ? { set: { theme, preferredGenres }, clear: [] } : replacingPreferences(preferences),
  };
};
