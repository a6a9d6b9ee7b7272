const PLAIN = new Intl.NumberFormat('en-US');
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** '10,000'. */
export const formatCount = (count: number): string => PLAIN.format(count);

/** '$18,400,000'. */
export const formatDollars = (amount: number): string => DOLLARS.format(amount);

/** '1 vote', '3,120 votes'. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
