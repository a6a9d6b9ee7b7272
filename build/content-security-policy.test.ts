import { describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { contentSecurityPolicy, isAllHttps, policyText } from './content-security-policy.ts';

type Environment = Parameters<typeof readConfig>[0];

const policyOf = (env: Environment): string => policyText(contentSecurityPolicy(readConfig(env)));

const ALWAYS_BEFORE = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'";
const ALWAYS_AFTER =
  "frame-src https://www.youtube-nocookie.com; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
  "require-trusted-types-for 'script'; trusted-types matinee-worker";

describe('The policy', () => {
  it.each<[name: string, env: Environment, images: string, connect: string]>([
    [
      'TMDB, as it comes',
      {},
      "'self' https://image.tmdb.org",
      "'self' https://api.themoviedb.org https://api.ipify.org https://httpbin.org https://api.myip.com https://image.tmdb.org",
    ],
    [
      'TMDB elsewhere: what /configuration gives may still be used',
      {
        VITE_TMDB_API_URL: 'http://localhost:4600/3',
        VITE_TMDB_IMAGE_URL: 'http://localhost:4600/t/p/',
        VITE_IP_LOOKUP_URLS: 'http://localhost:4600/ip',
      },
      "'self' http://localhost:4600 https://image.tmdb.org",
      "'self' http://localhost:4600 https://image.tmdb.org",
    ],
    [
      'TMDB behind the site itself',
      { VITE_TMDB_API_URL: '/tmdb/3', VITE_IP_LOOKUP_URLS: '' },
      "'self' https://image.tmdb.org",
      "'self' https://image.tmdb.org",
    ],
    [
      'TMDB and its pictures behind the site itself: no other host',
      { VITE_TMDB_API_URL: '/tmdb/3', VITE_TMDB_IMAGE_URL: '/tmdb-images/t/p/', VITE_IP_LOOKUP_URLS: '' },
      "'self'",
      "'self'",
    ],
    [
      'the demo asks no TMDB',
      { VITE_CATALOG: 'demo', VITE_IP_LOOKUP_URLS: 'https://ip.example/json?x=1' },
      "'self'",
      "'self' https://ip.example",
    ],
    [
      'another catalogue, where TMDB would be, and no TMDB',
      {
        VITE_CATALOG: 'mine',
        VITE_TMDB_API_URL: 'https://films.example/',
        VITE_TMDB_IMAGE_URL: '/pictures/',
        VITE_IP_LOOKUP_URLS: '',
      },
      "'self'",
      "'self' https://films.example",
    ],
    ['the demo without a network', { VITE_CATALOG: 'demo', VITE_IP_LOOKUP_URLS: '' }, "'self'", "'self'"],
    [
      'vitals are sent somewhere',
      { VITE_CATALOG: 'demo', VITE_IP_LOOKUP_URLS: '', VITE_VITALS_URL: 'https://vitals.example:8443/collect?site=1' },
      "'self'",
      "'self' https://vitals.example:8443",
    ],
    [
      'folders on the own host, as without them',
      { VITE_CATALOG: 'demo', VITE_IP_LOOKUP_URLS: '', VITE_DEVICES_URL: '/devices/' },
      "'self'",
      "'self'",
    ],
  ])('%s', (_name, env, images, connect) => {
    expect(policyOf(env)).toBe(`${ALWAYS_BEFORE}; img-src ${images}; connect-src ${connect}; ${ALWAYS_AFTER}`);
  });

  it.each([
    'api.example/3',
    '//api.example/3',
    '/\\api.example',
    'javascript:alert(1)',
    "https: 'unsafe-inline'; script-src *",
    '*',
  ])('is not built from %j', (VITE_TMDB_API_URL) => {
    expect(() => policyOf({ VITE_TMDB_API_URL })).toThrow(VITE_TMDB_API_URL);
  });

  it('lets nothing else in with an address', () => {
    const text = policyOf({ VITE_VITALS_URL: "https://vitals.example/; script-src * 'unsafe-inline'" });
    expect(text).toContain('https://vitals.example https://image.tmdb.org; frame-src');
    expect(text).not.toContain('unsafe');
  });

  it.each<[Environment, boolean]>([
    [{}, true],
    [{ VITE_TMDB_API_URL: '/tmdb/3' }, true],
    [{ VITE_TMDB_API_URL: 'http://tmdb.example/3' }, false],
    [{ VITE_TMDB_IMAGE_URL: 'http://images.example/' }, false],
    [{ VITE_IP_LOOKUP_URLS: 'https://a.example,http://b.example' }, false],
    [{ VITE_VITALS_URL: 'http://vitals.example' }, false],
    [{ VITE_CATALOG: 'demo', VITE_TMDB_API_URL: 'http://tmdb.example/3' }, true],
  ])('is for https alone with %j: %s', (env, expected) => {
    expect(isAllHttps(readConfig(env))).toBe(expected);
  });
});
