import type { Statement } from '../../finding.ts';

const TO_SEE = new Set(['not_started_yet', 'for_later', 'watch_later']);
/** Of a show that goes on, all that was shown. */
const SEEN = new Set(['up_to_date', 'finished', 'completed']);

/** What TV Time says of a show as a whole. One that was begun, or given up, is neither to be seen nor seen. */
export const showStatus = (status: string, since: string | undefined): Partial<Statement> => {
  if (TO_SEE.has(status)) return { listedAt: since ?? null };
  return SEEN.has(status) ? { seenAt: null } : {};
};
