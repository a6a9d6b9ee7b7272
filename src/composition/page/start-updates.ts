import { ContainerModule, type Container } from 'inversify';
import { WorkerUpdates } from '#adapters/browser/worker-updates.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import { Port } from '#application/ports/port.ts';
import { OfferUpdate } from '#application/use-cases/freshness/offer-update.ts';
import { withDeps } from '../with-deps.ts';
import { tolerateForeignNodes } from './tolerate-foreign-nodes.ts';

const updatesModule = new ContainerModule(({ bind }) => {
  bind(Port.updates).to(WorkerUpdates);
  bind(OfferUpdate).toDynamicValue(withDeps(OfferUpdate, { updates: Port.updates, notifications: Notifications }));
});

/** Begins to look after the app's own files on this device, and to look for newer ones; and after the page's nodes. */
export const startUpdates = (container: Container): void => {
  // On every page, after the first screen: soon enough for a translation.
  tolerateForeignNodes();
  // Once the sign-in before a site has ended, no code comes from behind it: what says so must be here by then.
  Promise.all([
    import('#ui/components/feedback/sign-in-note.tsx'),
    import('#adapters/browser/has-sign-in-ended.ts'),
  ]).catch(() => undefined);
  container.load(updatesModule);
  container.get(OfferUpdate).activate();
};
