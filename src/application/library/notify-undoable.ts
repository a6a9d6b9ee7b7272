import type { NotificationAction } from '#domain/notification.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Undo } from './undo.ts';

/** Long enough to be read and answered (product.md, Notifications: durations). */
const UNDOABLE_MS = 4_000;

/**
 * The feedback to a change that a visitor may regret: says what was done, and offers to undo it (product.md, Lists: undo).
 * @param alternative another offer beside the undo
 */
export const notifyUndoable =
  (notifications: Notifications, message: string, alternative?: NotificationAction) =>
  (undo: Undo): void =>
    void notifications.show({
      type: 'success',
      message,
      durationMs: UNDOABLE_MS,
      action: { label: 'Undo', run: () => void undo() },
      ...(alternative && { alternative }),
    });
