import { toMarkableTitle } from '#domain/library/facts/markable-title.ts';
import { RATING_MAX, type Mark, type MarkField } from '#domain/library/mark.ts';
import type { Patch } from '#domain/library/patch.ts';
import { containsTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import type { NotificationAction } from '#domain/notification.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable } from '../../library/notify-undoable.ts';
import { byItems } from '../../library/take-back-items.ts';
import { ToggleWatchlist } from '../lists/toggle-watchlist.ts';

/** What is said of each field that is set or cleared (product.md, Marks: feedback). */
const SET: { readonly [Field in MarkField]: (mark: Mark) => string } = {
  seenAt: () => 'Marked as seen',
  rating: ({ rating }) => `Rated ${rating} of ${RATING_MAX}`,
  note: () => 'Note saved',
  hiddenAt: () => 'You will not be shown it again',
};
const CLEARED: Readonly<Record<MarkField, string>> = {
  seenAt: 'No longer marked as seen',
  rating: 'Rating removed',
  note: 'Note removed',
  hiddenAt: 'It may be shown again',
};

const feedback = ({ set, clear }: Patch<Mark>): string => {
  const [field] = Object.keys(set) as MarkField[];
  if (field) return SET[field](set);
  return clear[0] ? CLEARED[clear[0]] : '';
};

/** Changes what the visitor knows about a title, and says so (product.md, Marks: feedback). */
export class MarkTitle {
  private readonly toggleWatchlist: ToggleWatchlist;

  constructor(private readonly deps: LibraryDeps) {
    this.toggleWatchlist = new ToggleWatchlist(deps);
  }

  execute(title: StoredTitle, { set, clear }: Patch<Mark>): void {
    const { session, notifications } = this.deps;
    const isSeenNow = set.seenAt !== undefined && containsTitle(session.library.watchlist, title);
    const say = notifyUndoable(notifications, feedback({ set, clear }), {
      alternative: isSeenNow ? this.removal(title) : undefined,
    });
    session.dispatch({ kind: 'title-marked', title: toMarkableTitle(title), set, clear }, (undo) => say(byItems(undo)));
  }

  /** A seen title may be done with; only the visitor knows (product.md, Marks: seen). */
  private removal(title: StoredTitle): NotificationAction {
    return { label: 'Remove from watchlist', run: () => this.removeFromWatchlist(title) };
  }

  private removeFromWatchlist(title: StoredTitle): void {
    if (containsTitle(this.deps.session.library.watchlist, title)) this.toggleWatchlist.execute(title);
  }
}
