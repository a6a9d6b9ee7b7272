import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable } from '../../library/notify-undoable.ts';
import { byItems } from '../../library/take-back-items.ts';

/** Forgets which titles were opened, and says so (product.md, Recently viewed: clear). */
export class ClearHistory {
  constructor(private readonly deps: LibraryDeps) {}

  execute(): void {
    const { session, notifications } = this.deps;
    const say = notifyUndoable(notifications, 'Viewing history cleared');
    session.dispatch({ kind: 'history-replaced', viewingHistory: [] }, (undo) => say(byItems(undo)));
  }
}
