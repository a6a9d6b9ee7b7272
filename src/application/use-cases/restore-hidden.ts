import { formatCount } from '#domain/format/format-count.ts';
import { toMarkableTitle } from '#domain/library/facts/markable-title.ts';
import { isHidden } from '#domain/library/mark.ts';
import type { LibraryDeps } from '../library/library-deps.ts';
import type { Undo } from '../library/library-session.ts';
import { notifyUndoable } from '../library/notify-undoable.ts';

/** Shows every title again that was marked as not interested, and says so (product.md, Hidden titles: restore). */
export class RestoreHidden {
  constructor(private readonly deps: LibraryDeps) {}

  execute(): void {
    const { session, notifications } = this.deps;
    const hidden = session.library.marks.filter(isHidden);
    const say = notifyUndoable(
      notifications,
      hidden.length === 1 ? 'It may be shown again' : `${formatCount(hidden.length)} titles may be shown again`,
    );
    const undos: Undo[] = [];
    // Each knows the place that its title had when the ones before it were gone.
    const undoAll = () => undos.toReversed().forEach((undo) => undo());
    for (const title of hidden) {
      session.dispatch(
        { kind: 'title-marked', title: toMarkableTitle(title), set: {}, clear: ['hiddenAt'] },
        (undo) => {
          undos.push(undo);
          // Once all are kept.
          if (undos.length === hidden.length) say(undoAll);
        },
      );
    }
  }
}
