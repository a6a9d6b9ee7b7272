import type { NotificationAction } from '#domain/notification.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Undo } from './undo.ts';

/** Long enough to be read and answered (product.md, Notifications: durations). */
const UNDOABLE_MS = 4_000;

interface Offer {
  /** Another offer beside the undo. */
  readonly alternative?: NotificationAction | undefined;
  /** Longer where much is gone. */
  readonly durationMs?: number;
}

/**
 * The feedback to a change that a visitor may regret: says what was done, and offers to undo it (product.md, Lists: undo).
 */
export const notifyUndoable =
  (notifications: Notifications, message: string, { alternative, durationMs = UNDOABLE_MS }: Offer = {}) =>
  (undo: Undo): void =>
    void notifications.show({
      type: 'success',
      message,
      durationMs,
      action: { label: 'Undo', run: () => void undo() },
      ...(alternative && { alternative }),
    });
