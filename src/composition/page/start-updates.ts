import { WorkerUpdates } from '#adapters/browser/worker-updates.ts';
import { OfferUpdate } from '#application/use-cases/update/offer-update.ts';
import { partsOf, type Holding } from '../parts.ts';
import { tolerateForeignNodes } from './tolerate-foreign-nodes.ts';

/** Begins to look after the app's own files on this device, and to look for newer ones; and after the page's nodes. */
export const startUpdates = (container: Holding<'notifications' | 'consoleLog' | 'clock' | 'browser'>): void => {
  // On every page, after the first screen: soon enough for a translation.
  tolerateForeignNodes();
  // Once the sign-in before a site has ended, no code comes from behind it: what says so must be here by then.
  Promise.all([import('#ui/screens/error/boundary-notes.tsx'), import('#adapters/browser/has-sign-in-ended.ts')]).catch(
    () => undefined,
  );
  const { notifications, consoleLog, clock, browser } = partsOf(container);
  new OfferUpdate({ notifications, updates: new WorkerUpdates(consoleLog, clock, browser) }).activate();
};
