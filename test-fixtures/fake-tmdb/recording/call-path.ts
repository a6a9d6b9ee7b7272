/** What TMDB takes for a secret in an address. */
const SECRETS = ['api_key', 'session_id', 'guest_session_id'];

/**
 * What tells one call from another: the path behind the API's base, and the query in order, without secrets.
 * Undefined for an address that is not the API's.
 */
export const callPath = (address: string, apiUrl: string): string | undefined => {
  if (!address.startsWith(`${apiUrl}/`)) return undefined;
  const { pathname, searchParams } = new URL(address);
  for (const secret of SECRETS) searchParams.delete(secret);
  searchParams.sort();
  const query = searchParams.toString();
  return pathname.slice(new URL(apiUrl).pathname.length) + (query && `?${query}`);
};
