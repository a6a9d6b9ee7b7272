import { formatCount } from '#domain/format/format-count.ts';
import { toMarkableTitle } from '#domain/library/facts/markable-title.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { isHidden } from '#domain/library/marks/mark.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable } from '../../library/notify-undoable.ts';
import { byItems } from '../../library/take-back-items.ts';

/** Shows every title again that was marked as not interested, and says so (product.md, Hidden titles: bring back). */
export class RestoreHidden {
  constructor(private readonly deps: LibraryDeps) {}

  execute(): void {
    const { session, notifications } = this.deps;
    const hidden = session.library.marks.filter(isHidden);
    const say = notifyUndoable(
      notifications,
      hidden.length === 1 ? 'It may be shown again' : `${formatCount(hidden.length)} titles may be shown again`,
    );
    const actions = hidden.map((title): LibraryAction => {
      return { kind: 'title-marked', title: toMarkableTitle(title), set: {}, clear: ['hiddenAt'] };
    });
    session.dispatch({ kind: 'batch', actions }, (undo) => say(byItems(undo)));
  }
}
