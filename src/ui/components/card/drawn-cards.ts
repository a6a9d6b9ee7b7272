import { rootNumber } from '../../hooks/media/root-number.ts';

/** As many cards as the widest screen shows of a row: their names at least are in the page. */
export const IN_VIEW = 8;

/** How many cards of a row are drawn in this window: those that it shows whole, the one that its edge cuts, and one more. */
export const drawnCards = (): number => (rootNumber('--whole') || IN_VIEW) + 2;
