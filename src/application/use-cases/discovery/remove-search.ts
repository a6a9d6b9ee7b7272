import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable } from '../../library/notify-undoable.ts';
import { byItems } from '../../library/take-back-items.ts';

/** Forgets a saved search, and says so (product.md, Explore: saved searches). */
export class RemoveSearch {
  constructor(private readonly deps: LibraryDeps) {}

  execute(name: string): void {
    const { session, notifications } = this.deps;
    const { searches = [] } = session.library.preferences;
    const left = searches.filter((each) => each.name !== name);
    const say = notifyUndoable(notifications, 'Search removed', {
      act: { name: 'search-removed', things: [name], told: (count) => `${count} searches removed` },
    });
    const patch = left.length > 0 ? { set: { searches: left }, clear: [] } : { set: {}, clear: ['searches' as const] };
    session.dispatch({ kind: 'choices-set', ...patch }, (undo) => say(byItems(undo)));
  }
}
