import type { Container } from 'inversify';
import { WorkerUpdates } from '#adapters/browser/worker-updates.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { OfferUpdate } from '#application/use-cases/offer-update.ts';
import { Token } from './tokens.ts';

/** Begins to look after the app's own files on this device, and after newer ones. */
export const startUpdates = (container: Container): void => {
  new OfferUpdate(new WorkerUpdates(container.get(Token.log)), container.get(Notifications)).activate();
};
