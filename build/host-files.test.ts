import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { headersFile, nginxFile } from './host-files.ts';
import { securityHeaders } from './security-headers.ts';
import { headersFor, siteHeaders } from './site-headers.ts';

const secured = securityHeaders(readConfig({}));
const overHttp = securityHeaders(readConfig({ VITE_TMDB_API_URL: 'http://tmdb.example/3' }));

describe('_headers', () => {
  const text = headersFile(secured);

  it.each(['/', '/movie/12', '/assets/app.js', '/artwork/poster.svg'])('secures %s', (path) => {
    const headers = headersFor(text, path);
    expect(headers).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(headers['Permissions-Policy']).toContain('camera=(), ');
    expect(headers['Content-Security-Policy']).toMatch(
      /^default-src 'none'; .*; frame-ancestors 'none'; upgrade-insecure-requests$/,
    );
  });

  it.each([
    ['/assets/app.js', 'public, max-age=31536000, immutable'],
    ['/artwork/poster.svg', 'public, max-age=86400'],
    ['/', undefined],
  ])('has %s cached: %s', (path, value) => {
    expect(headersFor(text, path)['Cache-Control']).toBe(value);
  });

  it('speaks of caching in no rule that another may join', () => {
    expect(text.split('\n/assets/*')[0]).not.toContain('Cache-Control');
  });

  it('has no line longer than the 2,000 characters that Cloudflare reads', () => {
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(2_000);
  });

  it('asks for https only where all that is configured has it', () => {
    expect(headersFile(overHttp)).not.toContain('upgrade-insecure-requests');
    expect(nginxFile(overHttp)).not.toContain('upgrade-insecure-requests');
    expect(nginxFile(secured)).toContain(
      'if ($scheme = https) { set $matinee_upgrade "; upgrade-insecure-requests"; }',
    );
  });
});

describe('The preview server', () => {
  it('sends what _headers says, but for what only https can keep', async () => {
    const root = await mkdtemp(join(tmpdir(), 'headers-'));
    await writeFile(join(root, '_headers'), headersFile(secured));
    const headers = siteHeaders(root, '/movie?genre=37');
    expect(headers).toEqual(secured.headers);
    expect(siteHeaders(root, '/assets/app.js?v=1')['Cache-Control']).toBe('public, max-age=31536000, immutable');
    await rm(root, { recursive: true });
  });

  it('sends none for a site that has none', async () => {
    expect(siteHeaders(join(tmpdir(), 'no-such-site'), '/')).toEqual({});
  });
});
