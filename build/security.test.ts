import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { guardPage, withInline } from './security.ts';

const CONFIG = readConfig({});
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const pageWith = (inside: string) =>
  `<!doctype html><html><head><meta charset="utf-8" />${inside}</head><body></body></html>`;

describe('The built page', () => {
  it('has its policy right behind its encoding, before any script', async () => {
    const page = guardPage(await readFile('index.html', 'utf8'), CONFIG);
    const [, after = ''] = page.split('<meta charset="utf-8" />');
    expect(after.trimStart()).toMatch(/^<meta http-equiv="Content-Security-Policy" content="default-src 'none'; /);
    expect(after).toContain('<meta name="referrer" content="strict-origin-when-cross-origin" />');
    expect(after).not.toMatch(/frame-ancestors|upgrade-insecure-requests/);
    expect(page.indexOf('charset')).toBeLessThan(1_024);
  });

  it.each(['<p style="color: red">', '<img src="/x.svg" onerror="go()">', '<body onload=go()>'])(
    'is not built with %s in it',
    (inline) => {
      expect(() => guardPage(pageWith(inline), CONFIG)).toThrow('policy refuses what is inline');
    },
  );

  it.each([
    '<script src="/a.js"></script>',
    '<script type="module" crossorigin src="/assets/a.js"></script>',
    '<link rel="stylesheet" href="/a.css">',
  ])('may have %s in it', (tag) => {
    expect(guardPage(pageWith(tag), CONFIG)).toContain(tag);
  });

  it('is in the policy by the hashes of its scripts and styles, and data in it are in none', () => {
    const html = pageWith(
      '<script>go(a < b, c, onload = 1)</script><style>p { color: red }</style>' +
        '<script type="module">x()</script><script type="application/json" data-files>{}</script>',
    );
    const page = guardPage(html, withInline(html, CONFIG));
    expect(page).toContain(`script-src 'self' ${hash('go(a < b, c, onload = 1)')} ${hash('x()')};`);
    expect(page).toContain(`style-src 'self' ${hash('p { color: red }')};`);
  });

  it('is not built without its encoding, where the policy would be put', () => {
    expect(() => guardPage('<!doctype html><title>x</title>', CONFIG)).toThrow('encoding');
  });
});
