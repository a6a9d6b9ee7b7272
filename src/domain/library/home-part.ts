/**
 * What home has below its banner for somebody who is back: the welcome of a watchlist, the shows of which something is next, or the line that
 * all are up to date (product.md, Home: back).
 */
export const HOME_PARTS = ['list', 'row', 'line'] as const;

export type HomePart = (typeof HOME_PARTS)[number];
