import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { inlineHash } from './build-early-script.ts';
import { EARLY_SCRIPT_PLACE } from './early-script-plugin.ts';
import { guardPage } from './security-plugin.ts';

const CONFIG = readConfig({});
const pageWith = (inside: string) =>
  `<!doctype html><html><head><meta charset="utf-8" />${inside}</head><body></body></html>`;

describe('The built page', () => {
  it('has its policy right behind its encoding, before any script', async () => {
    const source = await readFile('index.html', 'utf8');
    const page = guardPage(source.replace(EARLY_SCRIPT_PLACE, ''), CONFIG);
    const [, after = ''] = page.split('<meta charset="utf-8" />');
    expect(after.trimStart()).toMatch(/^<meta http-equiv="Content-Security-Policy" content="default-src 'none'; /);
    expect(after).toContain('<meta name="referrer" content="strict-origin-when-cross-origin" />');
    expect(after).not.toMatch(/frame-ancestors|upgrade-insecure-requests/);
    expect(page.indexOf('charset')).toBeLessThan(1_024);
  });

  it.each([
    '<script>go()</script>',
    '<script type="module">go()</script>',
    '<style>p { color: red }</style>',
    '<p style="color: red">',
    '<img src="/x.svg" onerror="go()">',
    '<body onload=go()>',
  ])('is not built with %s in it', (inline) => {
    expect(() => guardPage(pageWith(inline), CONFIG)).toThrow('policy refuses what is inline');
  });

  it.each([
    '<script src="/a.js"></script>',
    '<script type="module" crossorigin src="/assets/a.js"></script>',
    '<link rel="stylesheet" href="/a.css">',
  ])('may have %s in it', (tag) => {
    expect(guardPage(pageWith(tag), CONFIG)).toContain(tag);
  });

  it('may have a script in it that its policy knows by its hash, and no other', () => {
    const known = { ...CONFIG, inlineScripts: [inlineHash('go()')] };
    const page = guardPage(pageWith('<script>go()</script>'), known);
    expect(page).toContain(`script-src 'self' ${inlineHash('go()')};`);
    expect(() => guardPage(pageWith('<script>go() </script>'), known)).toThrow('policy refuses what is inline');
  });

  it('may have styles in it that its policy knows by their hash, and no others', () => {
    const known = { ...CONFIG, inlineStyles: [inlineHash('p { color: red }')] };
    const page = guardPage(pageWith('<style>p { color: red }</style>'), known);
    expect(page).toContain(`style-src 'self' ${inlineHash('p { color: red }')};`);
    expect(() => guardPage(pageWith('<style>p { color: blue }</style>'), known)).toThrow('policy refuses');
  });

  it('is not built without its encoding, where the policy would be put', () => {
    expect(() => guardPage('<!doctype html><title>x</title>', CONFIG)).toThrow('encoding');
  });
});
