/** A whole number: '10,000'. `Intl` does the same, but its first number takes 100 ms on a phone, and home has one. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** '$18,400,000'. */
export const formatDollars = (amount: number): string => `$${formatCount(Math.round(amount))}`;

/** '1 vote', '3,120 votes'. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** Minutes as hours and minutes (product.md, Detail: runtime format): '1h 52m', '2h', '45m'. */
export const formatRuntime = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [hours && `${hours}h`, rest && `${rest}m`].filter(Boolean).join(' ') || '0m';
};

/** product.md, Frame: watchlist badge. */
export const formatBadge = (count: number): string => (count > 99 ? '99+' : `${count}`);
