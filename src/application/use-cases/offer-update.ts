import type { AppUpdates } from '../ports/app-updates.ts';
import type { Notifications } from '../streams/notifications.ts';

const MESSAGE = 'A new version is ready.';

/** Tells the visitor of a newer release. It waits until they ask for it: a page is never loaded anew under them. */
export class OfferUpdate {
  constructor(
    private readonly updates: AppUpdates,
    private readonly notifications: Notifications,
  ) {}

  activate(): () => void {
    const subscription = this.updates.ready$.subscribe(() =>
      this.notifications.showOnce({
        type: 'custom',
        message: MESSAGE,
        durationMs: Number.POSITIVE_INFINITY,
        action: { label: 'Reload', run: () => this.updates.apply() },
      }),
    );
    return () => subscription.unsubscribe();
  }
}
