export type Theme = 'dark' | 'light';

/** product.md, Frame: theme. */
export const DEFAULT_THEME: Theme = 'dark';

export const isTheme = (value: unknown): value is Theme => value === 'dark' || value === 'light';

export const otherTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');
