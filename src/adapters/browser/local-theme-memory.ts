import { injectable } from 'inversify';
import type { ThemeMemory } from '#application/ports/theme-memory.ts';
import { isTheme, type Theme } from '#domain/theme.ts';

/** Also read by public/theme.js, which sets the theme before the first paint. */
const KEY = 'matinee_last_theme';

/** Local storage may be blocked or full: the theme then lasts for the visit. */
@injectable()
export class LocalThemeMemory implements ThemeMemory {
  recall(): Theme | undefined {
    try {
      const value = localStorage.getItem(KEY);
      return isTheme(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  remember(theme: Theme): void {
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // Forgotten at the end of the visit, as the port allows.
    }
  }
}
