import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { toggleSaved } from './toggle-saved.ts';

/** Puts a title among the favorites, or removes it from there, and says so (product.md, Lists: feedback). */
export class ToggleFavorite {
  constructor(private readonly deps: LibraryDeps) {}

  execute(title: StoredTitle): void {
    toggleSaved(this.deps, 'favorites', title);
  }
}
