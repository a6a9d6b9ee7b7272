import { noteUncaught } from '#adapters/browser/note-uncaught.ts';
import type { OpenMedium } from '#adapters/store/text-medium.ts';
import { withEveryRule } from '#domain/library/list-actions/every-rule.ts';
import type { FirstContainer } from './first-container.ts';
import { openRepository } from './open-repository.ts';
import { startUpdates } from './page/start-updates.ts';
import { partsOf } from './parts.ts';

/**
 * What every visit needs after its first drawing: one chunk, which comes after the first screen. With more of them, the bundler would cut the
 * first route's chunk into more pieces. What holds from its coming on begins here, before any of it can be had, and not with whatever part of
 * it is used first.
 */
export const openLateCode = (first: FirstContainer) => {
  // The first screen's code has the rules of its own actions only.
  withEveryRule();
  noteUncaught(partsOf(first).consoleLog);
  return {
    openRepository: (openMedium: OpenMedium) => openRepository(first, openMedium),
    startUpdates: () => startUpdates(first),
  };
};
