import type { Notifications } from '../streams/notifications.ts';
import type { Undo } from './library-session.ts';

/** Long enough to be read and answered (product.md, Notifications: durations). */
const REMOVAL_MS = 4_000;

/** The feedback to a removal: says what was removed, and offers to undo it (product.md, Lists: undo). */
export const notifyRemoval =
  (notifications: Notifications, message: string) =>
  (undo: Undo): void =>
    void notifications.show({ type: 'success', message, durationMs: REMOVAL_MS, action: { label: 'Undo', run: undo } });
