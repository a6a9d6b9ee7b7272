import * as v from 'valibot';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { decodeAction } from './decode-action.ts';

const Change = v.object({ id: v.pipe(v.string(), v.nonEmpty()), at: v.string(), tab: v.string(), action: v.unknown() });

/** A change as it was written down or told; undefined for what this release cannot read. Never throws. */
export const decodeChange = (raw: unknown): LibraryChange | undefined => {
  const { success, output } = v.safeParse(Change, raw);
  const action = success ? decodeAction(output.action) : undefined;
  return success && action ? { ...output, action } : undefined;
};
