import { noteUncaught } from '#adapters/browser/note-uncaught.ts';
import { WorkerUpdates } from '#adapters/browser/worker-updates.ts';
import type { OpenMedium } from '#adapters/store/text-medium.ts';
import { OfferUpdate } from '#application/use-cases/update/offer-update.ts';
import { withEveryRule } from '#domain/library/list-actions/every-rule.ts';
import type { FirstContainer } from './first-container.ts';
import { openRepository } from './open-repository.ts';
import { tolerateForeignNodes } from './page/tolerate-foreign-nodes.ts';
import { partsOf, type Holding } from './parts.ts';

/** Begins to look after the app's own files on this device, and to look for newer ones; and after the page's nodes. */
const startUpdates = (container: Holding<'notifications' | 'consoleLog' | 'clock' | 'browser'>): void => {
  // On every page, after the first screen: soon enough for a translation.
  tolerateForeignNodes();
  // Once the sign-in before a site has ended, no code comes from behind it: what says so must be here by then.
  Promise.all([import('#ui/screens/error/boundary-notes.tsx'), import('#adapters/browser/has-sign-in-ended.ts')]).catch(
    () => undefined,
  );
  const { notifications, consoleLog, clock, browser } = partsOf(container);
  new OfferUpdate({ notifications, updates: new WorkerUpdates(consoleLog, clock, browser) }).activate();
};

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
