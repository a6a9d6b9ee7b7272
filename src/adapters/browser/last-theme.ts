import { isTheme, type Theme } from '#domain/theme.ts';

const KEY = 'matinee_last_theme';

/** The theme in use when this device was last here. Local storage may be blocked: then none is known. */
export const recallTheme = (): Theme | undefined => {
  try {
    const value = localStorage.getItem(KEY);
    return isTheme(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Local storage may be blocked or full: the theme then lasts for the visit. */
export const rememberTheme = (theme: Theme): void => {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Forgotten at the end of the visit.
  }
};
