/** A base URL without what may be secret in it: credentials, query and fragment. */
export const shownAddress = (apiUrl: string): string => {
  if (!URL.canParse(apiUrl)) return apiUrl.replace(/[?#].*$/s, '');
  const { origin, pathname } = new URL(apiUrl);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
};
