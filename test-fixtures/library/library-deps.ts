import type { LibraryDeps } from '#application/library/library-deps.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { Notification } from '#domain/notification.ts';
import { VirtualClock } from '../clock/virtual-clock.ts';

/** What a use case of the library needs, over a library in memory at 2026-11-21T12:00:00Z, and what it told. */
export const libraryDeps = (has: Partial<Library> = {}) => {
  const clock = new VirtualClock();
  const session = new LibrarySession({ initialLibrary: { ...EMPTY_LIBRARY, ...has }, clock, tab: 'tab' });
  const notifications = new Notifications({ clock });
  const deps: LibraryDeps = { session, notifications, clock };
  const emitted: Notification[] = [];
  notifications.notifications$.subscribe((list) => emitted.splice(0, emitted.length, ...list));
  return {
    deps,
    clock,
    library: () => session.library,
    /** What the toasts say that are there. */
    messages: () => emitted.filter(({ visible }) => visible).map(({ type, message }) => [type, message]),
    /** Does what the newest toast offers. */
    undo: () => emitted.at(-1)?.action?.run(),
    offers: () => emitted.at(-1)?.action?.label,
    /** What else it offers. */
    alternative: () => emitted.at(-1)?.alternative,
  };
};
