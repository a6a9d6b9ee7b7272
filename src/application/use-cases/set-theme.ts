import type { Theme } from '#domain/theme.ts';
import type { LibrarySession } from '../library/library-session.ts';

/** Sets the theme (spec section 4, Lists). */
export class SetTheme {
  constructor(private readonly session: LibrarySession) {}

  execute(theme: Theme): void {
    this.session.dispatch({ kind: 'theme-set', theme });
  }
}
