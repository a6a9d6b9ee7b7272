import { formatCount } from './format-count.ts';

/** '3 of 8 seen' (product.md, Franchise: seen). */
export const seenOf = (seen: number, all: number): string => `${formatCount(seen)} of ${formatCount(all)} seen`;
