import { isLeftOut, leavesOut, type Hide, type TitleKnowledge } from '#domain/library/hides.ts';
import type { Library } from '#domain/library/library.ts';
import { SAVED_LIST_NAMES } from '#domain/library/saved-lists.ts';
import { keysOf } from '#domain/library/saved-title.ts';
import { watchedAgain } from '#domain/shows/rounds.ts';
import { titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import type { SavedIndex } from './saved-index.ts';

interface HidingDeps {
  readonly saved: SavedIndex;
  /** As it is seen. */
  readonly library: Library;
}

const NONE: ReadonlySet<TitleKey> = new Set();

const sameKeys = (a: ReadonlySet<TitleKey>, b: ReadonlySet<TitleKey>): boolean =>
  a.size === b.size && [...a].every((key) => b.has(key));

/**
 * The titles that one visit of a screen leaves out. A title that this visit has shown stays, whatever becomes of it: nothing
 * goes from under a pointer. One that was left out comes back as soon as nothing hides it any more, as by 'Undo'
 * (product.md, Hiding: while a screen is shown).
 */
export class Hiding {
  private readonly shown: Set<TitleKey>;
  private hidden = NONE;
  private readonly isIdle: boolean;
  private collections: Library['collections'] = [];
  private collected: ReadonlySet<TitleKey> = NONE;
  private episodes: Library['episodes'] = [];
  private again: ReadonlySet<TitleKey> = NONE;

  /** @param kept titles that stay in any case */
  constructor(
    private readonly deps: HidingDeps,
    private readonly hides: readonly Hide[],
    kept: Iterable<TitleKey> = [],
  ) {
    this.shown = new Set(kept);
    this.isIdle = !leavesOut(deps.library, hides);
  }

  /** Those of the titles that are left out: the very same answer as last time where nothing has changed. */
  among(titles: readonly TitleRef[]): ReadonlySet<TitleKey> {
    if (this.isIdle) return NONE;
    const hidden = new Set<TitleKey>();
    for (const title of titles) {
      const key = titleKey(title);
      if (this.shown.has(key)) continue;
      (isLeftOut(title, this.hides, this.knowledge) ? hidden : this.shown).add(key);
    }
    if (!sameKeys(hidden, this.hidden)) this.hidden = hidden;
    return this.hidden;
  }

  private readonly knowledge: TitleKnowledge = {
    markOf: (title) => this.deps.saved.markOf(title),
    isListed: (title) =>
      SAVED_LIST_NAMES.some((list) => this.deps.saved.has(list, title)) || this.collectedKeys.has(titleKey(title)),
    isWatchedAgain: (title) => this.againKeys.has(titleKey(title)),
  };

  private get againKeys(): ReadonlySet<TitleKey> {
    const { episodes } = this.deps.library;
    if (episodes !== this.episodes) {
      this.episodes = episodes;
      this.again = watchedAgain({ episodes });
    }
    return this.again;
  }

  private get collectedKeys(): ReadonlySet<TitleKey> {
    const { collections } = this.deps.library;
    if (collections !== this.collections) {
      this.collections = collections;
      this.collected = keysOf(collections.flatMap(({ movies }) => movies));
    }
    return this.collected;
  }
}
