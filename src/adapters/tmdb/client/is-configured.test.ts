import { expect, it } from 'vitest';
import { isConfigured, isTokenConfigured } from './is-configured.ts';

it.each([
  ['eyJ.secret', 'https://tmdb.test/3', true],
  ['', 'https://tmdb.test/3', false],
  ['your_tmdb_read_access_token_here', 'https://tmdb.test/3', false],
  ['', '/tmdb/3', true],
  ['your_tmdb_read_access_token_here', '/tmdb/3', true],
])('with the token %j and the address %s: %s', (token, apiUrl, configured) => {
  expect(isConfigured({ token, apiUrl })).toBe(configured);
});

it.each([
  ['', false],
  [' \n', false],
  ['your_tmdb_read_access_token_here', false],
  [' your_tmdb_read_access_token_here ', false],
  ['eyJhbGciOiJIUzI1NiJ9.e30.x', true],
])('the token %j is configured: %s (product.md, Startup: configured token)', (token, configured) => {
  expect(isTokenConfigured(token)).toBe(configured);
});
