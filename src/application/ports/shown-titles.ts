import type { TitleKey } from '#domain/title.ts';

/**
 * The titles that the screen leads to by now, each once: what is in the window, from its top on, then what comes into it by scrolling. It
 * asks nobody, and is asked anew each time.
 */
export type ShownTitles = () => readonly TitleKey[];
