import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { ChangeSource } from './acts.ts';
import type { LibrarySession } from './library-session.ts';
import { byItems } from './take-back-items.ts';
import type { Undo } from './undo.ts';

/** Much may have changed at once: time to look around, and to think better of it. */
const CHANGE_MS = 10_000;

export interface LargeChange {
  readonly action: LibraryAction;
  /** Said once it is durable, with the offer to undo it. */
  readonly done: string;
  /** Said when it changes nothing; without it nothing is. */
  readonly nothingDone?: string;
  /** What its 'Undo' does; without it, takes back what the change did, and leaves what came after. */
  readonly undoing?: (undo: Undo) => Undo;
  readonly source?: ChangeSource;
}

export interface LargeChangeDeps {
  readonly session: LibrarySession;
  readonly notifications: Notifications;
}

/**
 * Changes the library at large, and says so. What came after stays when it is undone. What there was before is kept as an earlier
 * version (product.md, Earlier versions: when).
 */
export const makeLargeChange = (
  { session, notifications }: LargeChangeDeps,
  { action, done, nothingDone, undoing = byItems, source = 'visitor' }: LargeChange,
): void => {
  const tell = (undo: Undo): void => {
    const takeBack = undoing(undo);
    const run = (): void => void takeBack();
    notifications.show({ type: 'success', message: done, durationMs: CHANGE_MS, action: { label: 'Undo', run } });
  };
  const made = session.dispatch(action, tell, { done, source });
  if (!made && nothingDone) notifications.show({ type: 'blank', message: nothingDone });
};
