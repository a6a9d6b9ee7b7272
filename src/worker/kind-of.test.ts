import { describe, expect, it } from 'vitest';
import { kindOf, type Asked, type Kind, type Site } from './kind-of.ts';

/** At a host's root, and in a folder of one. */
const SCOPES = ['https://matinee.example/', 'https://host.example/films/'];
const FILES = ['./', 'favicon.png', 'assets/app-1a2b.js'];
const siteIn = (scope: string): Site => ({
  scope,
  files: FILES,
  screens: /^(?:|watchlist|person\/[^/]+|(?:movie|tv)|(?:movie|tv)\/[^/]+)\/?$/i,
});
const TMDB = 'https://image.tmdb.org/t/p';
const API = 'https://api.themoviedb.org/3';

const PAGE = { mode: 'navigate', destination: 'document' };
const IMAGE = { mode: 'no-cors', destination: 'image' };
const SCRIPT = { mode: 'cors', destination: 'script' };
const DATA = { mode: 'cors', destination: '' };

const addressIn = (scope: string, address: string): string =>
  address.startsWith('/') ? scope + address.slice(1) : address;

describe('what the worker answers', () => {
  it.each<[Kind | undefined, Omit<Asked, 'url' | 'method'> & { readonly method?: string }, string]>([
    ['page', PAGE, '/'],
    ['page', PAGE, '/movie/603?from=home#cast'],
    ['page', PAGE, '/watchlist'],
    // Other applications of the same host have folders of their own.
    [undefined, PAGE, '/nextcloud/'],
    [undefined, PAGE, '/nextcloud/index.php/apps/files?dir=/watchlist'],
    [undefined, PAGE, '/nextcloud/watchlist'],
    [undefined, PAGE, '/jellyfin'],
    [undefined, PAGE, '/films/movie/603'],
    [undefined, PAGE, '/moviebase/603'],
    [undefined, PAGE, '/.well-known/change-password'],
    [undefined, PAGE, '/favicon.png'],
    [undefined, PAGE, '/artwork/p-1.svg'],
    [undefined, PAGE, 'https://elsewhere.example/'],
    [undefined, { ...PAGE, method: 'POST' }, '/'],

    ['file', SCRIPT, '/assets/app-1a2b.js'],
    ['file', SCRIPT, '/assets/only-at-run-time-3c4d.js'],
    ['file', { mode: 'no-cors', destination: 'script' }, '/favicon.png'],
    [undefined, SCRIPT, '/other.js'],
    [undefined, SCRIPT, 'https://elsewhere.example/assets/app-1a2b.js'],

    ['poster', IMAGE, `${TMDB}/w92/a-B_1.jpg`],
    ['poster', IMAGE, `${TMDB}/w185/a.jpg`],
    ['poster', IMAGE, `${TMDB}/w342/a.jpg`],
    ['poster', IMAGE, `${TMDB}/w500/a.jpg`],
    ['poster', IMAGE, '/tmdb/t/p/w342/a.jpg'],
    ['poster', IMAGE, '/artwork/p-station-marigold.svg'],
    ['poster', IMAGE, '/artwork/c-1.svg'],
    [undefined, IMAGE, `${TMDB}/w780/a.jpg`],
    [undefined, IMAGE, `${TMDB}/w1280/a.jpg`],
    [undefined, IMAGE, '/artwork/b-station-marigold.svg'],
    [undefined, IMAGE, 'https://elsewhere.example/artwork/p-1.svg'],
    // A script may fetch the file of a picture. That does not count as a picture that was seen.
    [undefined, DATA, `${TMDB}/w342/a.jpg`],

    [undefined, DATA, `${API}/configuration`],
    [undefined, DATA, `${API}/movie/w342/x`],
    [undefined, DATA, '/tmdb/3/trending/all/week'],
    [undefined, { ...DATA, mode: 'no-cors' }, 'https://vitals.example/collect'],
    [undefined, DATA, 'https://api.ipify.org/?format=json'],
  ])('%s: %j %s', (expected, asked, address) => {
    for (const scope of SCOPES) {
      expect(kindOf({ method: 'GET', ...asked, url: addressIn(scope, address) }, siteIn(scope))).toBe(expected);
    }
  });

  it('is nothing of another site on the same host', () => {
    const asked = { method: 'GET', ...PAGE, url: 'https://host.example/other/watchlist' };
    expect(kindOf(asked, siteIn('https://host.example/films/'))).toBeUndefined();
  });
});
