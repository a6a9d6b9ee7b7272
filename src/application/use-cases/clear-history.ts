import type { LibraryDeps } from '../library/library-deps.ts';
import { notifyUndoable } from '../library/notify-undoable.ts';

/** Forgets which titles were opened, and says so (product.md, Recently viewed: clear). */
export class ClearHistory {
  constructor(private readonly deps: LibraryDeps) {}

  execute(): void {
    const { session, notifications } = this.deps;
    session.dispatch(
      { kind: 'history-replaced', viewingHistory: [] },
      notifyUndoable(notifications, 'Viewing history cleared'),
    );
  }
}
