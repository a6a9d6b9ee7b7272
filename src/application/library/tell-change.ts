import type { Notifications } from '../streams/notifications.ts';
import type { Undo } from './library-session.ts';

/** Much may have changed at once: time to look around, and to think better of it. */
const CHANGE_MS = 10_000;

export interface ChangeToTell {
  readonly done: string;
  /** Said when nothing changed. */
  readonly nothingDone: string;
  readonly undo: Undo | undefined;
}

/** Says what was done to the library at large, and offers to undo it. */
export const tellChange = (notifications: Notifications, { done, nothingDone, undo }: ChangeToTell): void => {
  notifications.show(
    undo
      ? { type: 'success', message: done, durationMs: CHANGE_MS, action: { label: 'Undo', run: undo } }
      : { type: 'blank', message: nothingDone },
  );
};
