import { formatCount } from './format-count.ts';

/** '$18,400,000'. */
export const formatDollars = (amount: number): string => `$${formatCount(Math.round(amount))}`;
