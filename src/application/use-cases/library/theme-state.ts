import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { otherTheme, type Theme } from '#domain/theme.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import type { ValueMemory } from '../../ports/memories/value-memory.ts';

/** Sets the theme (product.md, Frame: theme). */
export class SetTheme {
  constructor(private readonly deps: Pick<LibraryDeps, 'session'>) {}

  execute(theme: Theme): void {
    this.deps.session.dispatch({ kind: 'theme-set', theme });
  }
}

interface ThemeDeps {
  readonly session: LibrarySession;
  readonly setTheme: SetTheme;
  readonly themeMemory: ValueMemory<Theme>;
}

/** The theme in use: the library's, remembered for the next visit's first paint. */
export class ThemeState {
  /** Emits at once. */
  readonly theme$: Observable<Theme>;

  constructor(private readonly deps: ThemeDeps) {
    const { session, themeMemory } = deps;
    this.theme$ = session.library$.pipe(
      map(({ preferences }) => preferences.theme),
      distinctUntilChanged(),
    );
    this.theme$.subscribe((theme) => themeMemory.remember(theme));
  }

  toggle(): void {
    const { session, setTheme } = this.deps;
    setTheme.execute(otherTheme(session.library.preferences.theme));
  }
}
