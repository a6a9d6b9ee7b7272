import type { KeptTitle } from '#domain/library/saved-title.ts';
import { toggleSaved, type LibraryParts } from '../library/toggle-saved.ts';

/** 'Added to watchlist' / 'Removed from watchlist' (spec section 2). */
export class ToggleWatchlist {
  constructor(private readonly parts: LibraryParts) {}

  execute(title: KeptTitle): void {
    toggleSaved(this.parts, 'watchlist', title);
  }
}
