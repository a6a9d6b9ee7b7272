import { nameKey } from '../../../text/name-key.ts';
import { titleStateOf } from '../../cells/title-state.ts';
import type { TitleStatement } from '../../finding.ts';

/** What TV Time says of a show as a whole. One that was begun, or given up, is neither to be seen nor seen. */
export const showStatus = (status: string, since: string | undefined): Partial<TitleStatement> => {
  const state = titleStateOf(status);
  if (state === 'to-see') return { listedAt: since ?? null };
  // Of a show that goes on, all that was shown.
  if (state === 'seen') return { seenAt: null };
  return state === undefined ? { state: status } : {};
};

/** Whether that says that the visitor has stopped watching it. */
export const isGivenUp = (status: string): boolean => nameKey(status) === 'stopped';
