import type { TitleKey } from '#domain/title.ts';

/**
 * The titles that the screen leads to by now, each once: what is in the window, from its top on, then what comes into it by scrolling. The
 * answer is made at each call, without a request.
 */
export type ShownTitles = () => readonly TitleKey[];
