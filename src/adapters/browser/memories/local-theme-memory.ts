import { injectable } from 'inversify';
import type { ThemeMemory } from '#application/ports/memories/theme-memory.ts';
import { recallTheme, rememberTheme } from '../remember-theme.ts';

@injectable()
export class LocalThemeMemory implements ThemeMemory {
  readonly recall = recallTheme;
  readonly remember = rememberTheme;
}
