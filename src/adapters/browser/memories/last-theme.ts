import { isTheme, type Theme } from '#domain/theme.ts';
import { ownName } from '../own-name.ts';
import { rememberedValue } from './remembered-value.ts';

export const lastTheme = rememberedValue<Theme>({
  key: ownName('matinee_last_theme'),
  parse: (text) => (isTheme(text) ? text : undefined),
  write: String,
});
