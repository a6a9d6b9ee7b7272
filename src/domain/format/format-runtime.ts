/** Minutes as hours and minutes (product.md, Detail: runtime format): '1h 52m', '2h', '45m'. */
export const formatRuntime = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [hours && `${hours}h`, rest && `${rest}m`].filter(Boolean).join(' ') || '0m';
};
