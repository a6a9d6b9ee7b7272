import { isTokenConfigured } from './is-configured.ts';

const JSON_TYPE = 'application/json';

export type HeaderName = 'Authorization' | 'Accept' | 'Content-Type';

/**
 * Only headers that TMDB's preflight is known to allow (tmdb.md, Access: preflight). `Cache-Control` is not among them,
 * so requests use `cache: 'reload'` instead.
 */
export const requestHeaders = (token: string, names: readonly HeaderName[]): Record<string, string> => {
  const values: Readonly<Record<HeaderName, string | undefined>> = {
    Authorization: isTokenConfigured(token) ? `Bearer ${token.trim()}` : undefined,
    Accept: JSON_TYPE,
    'Content-Type': JSON_TYPE,
  };
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
};
