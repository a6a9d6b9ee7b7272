import { expect, it } from 'vitest';
import { isTokenConfigured } from './is-token-configured.ts';

it.each([
  ['', false],
  [' \n', false],
  ['your_tmdb_read_access_token_here', false],
  [' your_tmdb_read_access_token_here ', false],
  ['eyJhbGciOiJIUzI1NiJ9.e30.x', true],
])('%j is configured: %s', (token, configured) => {
  expect(isTokenConfigured(token)).toBe(configured);
});
