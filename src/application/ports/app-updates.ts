import type { Observable } from 'rxjs';

/** Releases of this app on this device. */
export interface AppUpdates {
  /**
   * Looks after what the app needs to open without a network, and emits when a newer release is ready to take over. Never
   * errors; never emits where the browser can't keep releases. To be subscribed to once.
   */
  readonly ready$: Observable<void>;
  /** Activates the newer release and reloads this page. Other tabs stay on their own release. */
  apply(): void;
}
