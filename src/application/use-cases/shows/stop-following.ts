import type { StoredTitle } from '#domain/library/saved-title.ts';
import { toShowFacts } from '#domain/shows/watched-show.ts';
import { titleName } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable } from '../../library/notify-undoable.ts';
import { byItems } from '../../library/take-back-items.ts';

/** Takes a show off what is next, and keeps its ticks (product.md, Shows: following). */
export class StopFollowing {
  constructor(private readonly deps: LibraryDeps) {}

  execute(title: StoredTitle): void {
    this.set(title, this.deps.clock.now().toISOString(), `You no longer follow ${titleName(title)}`);
  }

  /** Follows the show again. */
  takeBack(title: StoredTitle): void {
    this.set(title, null, `You follow ${titleName(title)} again`);
  }

  private set(title: StoredTitle, stoppedAt: string | null, message: string): void {
    const { session, notifications } = this.deps;
    const say = notifyUndoable(notifications, message);
    session.dispatch({ kind: 'show-stopped', title: toShowFacts(title), stoppedAt }, (undo) => say(byItems(undo)));
  }
}
