import type { KeptTitle } from '#domain/library/saved-title.ts';
import { toggleSaved, type LibraryParts } from '../library/toggle-saved.ts';

/** 'Added to favorites' / 'Removed from favorites' (spec section 2). */
export class ToggleFavorite {
  constructor(private readonly parts: LibraryParts) {}

  execute(title: KeptTitle): void {
    toggleSaved(this.parts, 'favorites', title);
  }
}
