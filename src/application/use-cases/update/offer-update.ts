import type { Notifications } from '../../notifications/notifications.ts';
import type { AppUpdates } from '../../ports/app-updates.ts';

const MESSAGE = 'A new version is ready.';

interface OfferUpdateDeps {
  readonly updates: AppUpdates;
  readonly notifications: Notifications;
}

/** Offers the visitor a newer release. It waits until they accept: a page is never reloaded under them. */
export class OfferUpdate {
  constructor(private readonly deps: OfferUpdateDeps) {}

  activate(): () => void {
    const { updates, notifications } = this.deps;
    const subscription = updates.ready$.subscribe(() =>
      notifications.showOnce({
        type: 'custom',
        message: MESSAGE,
        durationMs: Number.POSITIVE_INFINITY,
        action: { label: 'Reload', run: () => updates.apply() },
      }),
    );
    return () => subscription.unsubscribe();
  }
}
