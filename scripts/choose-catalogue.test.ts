import { describe, expect, it } from 'vitest';
import { catalogueByToken, catalogueForHosting, isConfiguredToken, needsToken } from './choose-catalogue.mjs';

describe('a token', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['  ', false],
    ['your_tmdb_read_access_token_here', false],
    ['eyJhbGciOiJIUzI1NiJ9', true],
  ])('%j is configured: %s', (token, configured) => {
    expect(isConfiguredToken(token)).toBe(configured);
  });
});

describe('npm start and npm run dev (product.md, Configuration: demo catalogue)', () => {
  it.each([
    [{}, 'demo'],
    [{ VITE_TMDB_ACCESS_TOKEN: 'your_tmdb_read_access_token_here' }, 'demo'],
    [{ VITE_TMDB_ACCESS_TOKEN: 'token' }, 'tmdb'],
    [{ VITE_TMDB_ACCESS_TOKEN: 'token', VITE_CATALOG: 'demo' }, 'demo'],
    [{ VITE_TMDB_ACCESS_TOKEN: 'token', VITE_CATALOG: '' }, 'tmdb'],
    [{ VITE_CATALOG: 'tmdb' }, 'tmdb'],
  ])('with %j run on %s', (env, catalogue) => {
    expect(catalogueByToken(env)).toBe(catalogue);
  });
});

describe('npm run build', () => {
  it.each([
    [{}, 'tmdb'],
    [{ VITE_CATALOG: 'demo', VITE_TMDB_ACCESS_TOKEN: 'token' }, 'demo'],
  ])('with %j is for %s', (env, catalogue) => {
    expect(catalogueForHosting(env)).toBe(catalogue);
  });
});

describe('a token in the built files', () => {
  it.each([
    ['tmdb', {}, true],
    ['tmdb', { VITE_TMDB_API_URL: 'https://api.themoviedb.org/3' }, true],
    ['tmdb', { VITE_TMDB_API_URL: '/tmdb/3' }, false],
    ['demo', {}, false],
    ['another', {}, false],
  ])('of %s with %j is needed: %s', (catalogue, env, needed) => {
    expect(needsToken(catalogue, env)).toBe(needed);
  });
});
