import type { StoredTitle } from '#domain/library/saved-title.ts';
import { toShowFacts } from '#domain/shows/watched-show.ts';
import { titleName } from '#domain/title.ts';
import { changeUndoably } from '../../library/change-undoably.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';

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
    changeUndoably(this.deps, { kind: 'show-stopped', title: toShowFacts(title), stoppedAt }, { message });
  }
}
