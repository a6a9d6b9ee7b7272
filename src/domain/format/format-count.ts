/** A whole number: '10,000'. `Intl` does the same, but its first number takes 100 ms on a phone, and home has one. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** '1 vote', '3,120 votes'. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** product.md, Frame: watchlist badge. */
export const formatBadge = (count: number): string => (count > 99 ? '99+' : `${count}`);
