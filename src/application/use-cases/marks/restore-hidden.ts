import { formatCount } from '#domain/format/format-count.ts';
import { batch } from '#domain/library/apply.ts';
import { toMarkableTitle } from '#domain/library/facts/markable-title.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { isHidden } from '#domain/library/marks/mark.ts';
import { changeUndoably } from '../../library/change-undoably.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';

/** Shows every title again that was marked as not interested, and says so (product.md, Hidden titles: bring back). */
export class RestoreHidden {
  constructor(private readonly deps: LibraryDeps) {}

  execute(): void {
    const hidden = this.deps.session.library.marks.filter(isHidden);
    const message =
      hidden.length === 1 ? 'It may be shown again' : `${formatCount(hidden.length)} titles may be shown again`;
    const actions = hidden.map((title): LibraryAction => {
      return { kind: 'title-marked', title: toMarkableTitle(title), set: {}, clear: ['hiddenAt'] };
    });
    changeUndoably(this.deps, batch(actions), { message });
  }
}
