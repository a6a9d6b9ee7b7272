import type { Observable } from 'rxjs';

/** Releases of this app on this device. */
export interface AppUpdates {
  /**
   * Looks after what the app needs to open without a network, and emits when a newer release is ready to take over. Never
   * errors; never emits where the browser can't keep releases. To be subscribed to once.
   */
  readonly ready$: Observable<void>;
  /** Lets the newer release take over and loads this page anew. Other tabs stay as they are, on the release they are of. */
  apply(): void;
}
