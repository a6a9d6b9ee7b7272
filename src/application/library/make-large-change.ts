import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import type { ChangeSource } from './acts.ts';
import type { LibraryDeps } from './library-deps.ts';
import { byItems } from './take-back-items.ts';
import type { Undo } from './undo.ts';

/** Much may have changed at once: the visitor has time to look around and to change their mind. */
const CHANGE_MS = 10_000;

export interface LargeChange {
  readonly action: LibraryAction;
  /** Said once it is durable, with the offer to undo it. */
  readonly done: string;
  /** Said when nothing changes; without it nothing is said. */
  readonly nothingDone?: string;
  /** Makes the undo that 'Undo' runs. Without it, the change is taken back item by item, and later changes stay. */
  readonly undoing?: (undo: Undo) => Undo;
  readonly source?: ChangeSource;
  /** What the action makes of the library, where that is known. */
  readonly after?: Library | undefined;
}

type LargeChangeDeps = Pick<LibraryDeps, 'session' | 'notifications'>;

/**
 * Changes the library at large, and says so. Later changes stay when it is undone. The library before it is kept as an earlier
 * version (product.md, Earlier versions: when).
 */
export const makeLargeChange = (
  { session, notifications }: LargeChangeDeps,
  { action, done, nothingDone, undoing = byItems, source = 'visitor', after }: LargeChange,
): void => {
  const tell = (undo: Undo): void => {
    const takeBack = undoing(undo);
    const run = (): void => void takeBack();
    notifications.show({ type: 'success', message: done, durationMs: CHANGE_MS, action: { label: 'Undo', run } });
  };
  const made = session.dispatch(action, tell, { done, source, after });
  if (!made && nothingDone) notifications.show({ type: 'blank', message: nothingDone });
};
