import { rootNumber } from '../../hooks/media/root-number.ts';

/** As many cards as the widest screen shows of a row: their names at least are in the page. */
export const IN_VIEW = 8;

/**
 * The number of cards that a row draws in this window: those that the window shows whole, the one that its edge cuts, and one more
 * (product.md, Home: drawn cards).
 */
export const drawnCards = (): number => (rootNumber('--whole') || IN_VIEW) + 2;
