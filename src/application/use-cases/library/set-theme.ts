import type { Theme } from '#domain/theme.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';

/** Sets the theme (product.md, Frame: theme). */
export class SetTheme {
  constructor(private readonly deps: Pick<LibraryDeps, 'session'>) {}

  execute(theme: Theme): void {
    this.deps.session.dispatch({ kind: 'theme-set', theme });
  }
}
