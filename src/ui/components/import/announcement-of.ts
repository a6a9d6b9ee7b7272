import { groupCounts } from './group-texts.ts';
import type { ImportFlow } from './import-flow.ts';
import { readingSummary } from './reading-texts.ts';

/** What is said of a step to those who listen. What matching says is its own. */
export const announcementOf = (flow: ImportFlow): string => {
  if ('pending' in flow && flow.pending) return 'Reading...';
  if (flow.step === 'recognised') return readingSummary(flow.reading);
  return flow.step === 'review' ? groupCounts(flow.review) : '';
};
