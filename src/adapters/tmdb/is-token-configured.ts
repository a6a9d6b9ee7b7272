const PLACEHOLDER = 'your_tmdb_read_access_token_here';

/** Spec section 5: non-empty, and not the placeholder of the sample configuration. */
export const isTokenConfigured = (token: string): boolean => {
  const trimmed = token.trim();
  return trimmed !== '' && trimmed !== PLACEHOLDER;
};
