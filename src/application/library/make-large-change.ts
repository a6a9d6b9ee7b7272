import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Notifications } from '../streams/notifications.ts';
import type { LibrarySession, Undo } from './library-session.ts';

/** Much may have changed at once: time to look around, and to think better of it. */
const CHANGE_MS = 10_000;

export interface LargeChange {
  readonly action: LibraryAction;
  /** Said once it is durable, with the offer to undo it. */
  readonly done: string;
  /** Said when it changes nothing. */
  readonly nothingDone: string;
}

export interface LargeChangeDeps {
  readonly session: LibrarySession;
  readonly notifications: Notifications;
}

/** Changes the library at large, and says so. What there was before is kept as an earlier version (product.md, Earlier versions: when). */
export const makeLargeChange = (
  { session, notifications }: LargeChangeDeps,
  { action, done, nothingDone }: LargeChange,
): void => {
  const tell = (undo: Undo) =>
    notifications.show({ type: 'success', message: done, durationMs: CHANGE_MS, action: { label: 'Undo', run: undo } });
  const made = session.dispatch(action, tell, done);
  if (!made) notifications.show({ type: 'blank', message: nothingDone });
};
