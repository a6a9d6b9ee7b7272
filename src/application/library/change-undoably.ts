import type { LibraryAction } from '#domain/library/library-change.ts';
import type { LibraryDeps } from './library-deps.ts';
import { notifyUndoable, type Offer } from './notify-undoable.ts';
import { byItems } from './take-back-items.ts';

/** What is said of a change, and offered beside its undo. */
export interface Told extends Offer {
  readonly message: string;
}

/** Makes a change that a visitor may regret, and says so. It is taken back item by item: later changes stay (product.md, Lists: late undo). */
export const changeUndoably = (
  { session, notifications }: Pick<LibraryDeps, 'session' | 'notifications'>,
  action: LibraryAction,
  { message, ...offer }: Told,
): void => {
  const say = notifyUndoable(notifications, message, offer);
  session.dispatch(action, (undo) => say(byItems(undo)));
};
