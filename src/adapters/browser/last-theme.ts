import { isTheme, type Theme } from '#domain/theme.ts';
import { localNote } from './local-note.ts';

const NOTE = localNote('matinee_last_theme');

/** The theme in use when this device was last here. */
export const recallTheme = (): Theme | undefined => {
  const theme = NOTE.recall();
  return isTheme(theme) ? theme : undefined;
};

export const rememberTheme = (theme: Theme): void => void NOTE.remember(theme);
