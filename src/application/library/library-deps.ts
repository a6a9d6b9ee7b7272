import type { Notifications } from '../notifications/notifications.ts';
import type { Clock } from '../ports/clock.ts';
import type { LibrarySession } from './library-session.ts';

/** The dependencies of the library's use cases. */
export interface LibraryDeps {
  readonly session: LibrarySession;
  readonly notifications: Notifications;
  readonly clock: Clock;
}
