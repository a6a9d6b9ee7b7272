import { vi } from 'vitest';
import { digestOf } from '../../src/worker/digest-of.ts';
import type { AppRelease, Shell } from '../../src/worker/shell.ts';

export const PREFIX = 'matinee-shell-';
const digestsOf = (...contents: readonly string[]) =>
  Promise.all(contents.map((content) => digestOf(content.split(' ')[1] ?? '', new TextEncoder().encode(content))));
export const FIRST: AppRelease = {
  name: 'first',
  files: ['./', 'favicon.png', 'assets/app-1.js', 'assets/font-1.woff2'],
  digests: await digestsOf(
    'first favicon.png',
    'first assets/app-1.js',
    'first assets/font-1.woff2',
    'first assets/font-ext.woff2',
    'first assets/late.js',
    'first assets/late.css',
  ),
  scope: '',
};
export const SECOND: AppRelease = {
  name: 'second',
  files: ['./', 'favicon.png', 'assets/app-2.js', 'assets/font-1.woff2'],
  digests: await digestsOf('second favicon.png', 'second assets/app-2.js', 'first assets/font-1.woff2'),
  scope: '',
};
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  png: 'image/png',
  woff2: 'application/octet-stream',
};

export const html = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
export const file = (text: string, type = TYPES[text.replace(/.*\./, '')] ?? 'text/plain') =>
  new Response(text, { headers: { 'Content-Type': type, Vary: 'Origin' } });

/** A host with one release on it. It sends the page in place of a missing file, as some hosts do. */
export const host = ({ files, name }: AppRelease, pageOf = name) => {
  const page = () => html(`{"code":"assets/app-${pageOf === 'first' ? 1 : 2}.js"}`);
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { href } = new URL(input instanceof Request ? input.url : input, location.href);
    const path = href.slice(new URL('.', location.href).href.length);
    return files.includes(path) ? file(`${name} ${path}`) : page();
  });
};
export const gone = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
export const textOf = async (answer: Promise<Response>) => (await answer).text();
export const askFile = (shell: Shell, path: string) => textOf(shell.file(new Request(path)));
export const shells = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));
