import { batch } from '#domain/library/apply.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { beginningRound, endingRounds } from '#domain/shows/rounds.ts';
import { showKey, toShowFacts, type WatchedShow } from '#domain/shows/watched-show.ts';
import { titleKey, titleName } from '#domain/title.ts';
import { changeUndoably } from '../../library/change-undoably.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';

/** Begins a further round of a show, and ends it before its end (product.md, Shows: rounds). Each is one change with one undo. */
export class WatchAgain {
  constructor(private readonly deps: LibraryDeps) {}

  /** What was seen until now stays, and the show is followed. A round that another tab has begun since gives way to the new one. */
  begin(title: StoredTitle): void {
    const facts = toShowFacts(title);
    const show = this.showOf(title);
    const isStopped = show?.stoppedAt !== undefined;
    const begun = beginningRound(facts, this.deps.clock.now().toISOString());
    const followed: readonly LibraryAction[] = isStopped
      ? [{ kind: 'show-stopped', title: facts, stoppedAt: null }]
      : [];
    this.dispatch([begun, ...endingRounds(show), ...followed], `You are watching ${titleName(title)} again`);
  }

  /** What was seen in the round stays, as further days of its episodes. */
  stop(title: StoredTitle): void {
    this.dispatch(endingRounds(this.showOf(title)), `You are no longer watching ${titleName(title)} again`);
  }

  private showOf(title: StoredTitle): WatchedShow | undefined {
    return this.deps.session.library.episodes.find((show) => showKey(show) === titleKey(title));
  }

  private dispatch(actions: readonly LibraryAction[], message: string): void {
    if (actions.length > 0) changeUndoably(this.deps, batch(actions), { message });
  }
}
