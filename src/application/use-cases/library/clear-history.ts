import { changeUndoably } from '../../library/change-undoably.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';

/** Forgets which titles were opened, and says so (product.md, Recently viewed: clear). */
export class ClearHistory {
  constructor(private readonly deps: LibraryDeps) {}

  execute(): void {
    const action = { kind: 'history-replaced', viewingHistory: [] } as const;
    changeUndoably(this.deps, action, { message: 'Viewing history cleared' });
  }
}
