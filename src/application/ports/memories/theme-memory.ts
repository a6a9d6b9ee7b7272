import type { Theme } from '#domain/theme.ts';

/** The theme last shown on this device, so that the next visit's first paint has it. A convenience: it may forget. */
export interface ThemeMemory {
  /** Undefined when nothing valid is remembered, or the device can't tell. Never throws. */
  recall(): Theme | undefined;
  /** Never throws. */
  remember(theme: Theme): void;
}
