import type { Notifications } from '../notifications/notifications.ts';
import type { Clock } from '../ports/clock.ts';
import type { LibrarySession } from './library-session.ts';

/** What the use cases of the library need. */
export interface LibraryDeps {
  readonly session: LibrarySession;
  readonly notifications: Notifications;
  readonly clock: Clock;
}
