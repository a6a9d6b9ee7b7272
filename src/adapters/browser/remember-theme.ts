import { isTheme, type Theme } from '#domain/theme.ts';
import { ownName } from './own-name.ts';
import { safeLocalStorage } from './safe-storage.ts';

const KEY = ownName('matinee_last_theme');

/** The theme of the last visit on this device; undefined where none is stored. */
export const recallTheme = (): Theme | undefined => {
  const theme = safeLocalStorage.get(KEY);
  return isTheme(theme) ? theme : undefined;
};

export const rememberTheme = (theme: Theme): void => void safeLocalStorage.set(KEY, theme);
