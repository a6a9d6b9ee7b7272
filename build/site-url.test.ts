import { expect, it } from 'vitest';
import { baseOf, siteUrlOf } from './site-url.ts';

it.each([
  ['', '/'],
  ['/', '/'],
  ['matinee', '/matinee/'],
  ['/matinee', '/matinee/'],
  ['/matinee/', '/matinee/'],
  ['//a//b/', '/a/b/'],
  ['/Caf%C3%A9/a%20b/', '/Café/a b/'],
  ['100%', '/100%/'],
])('%j is %s (product.md, Configuration: base)', (folder, base) => {
  expect(baseOf(folder)).toBe(base);
});

it.each([
  ['/', undefined, '/'],
  ['/films/', '', '/films/'],
  ['/', 'https://matinee.example', 'https://matinee.example/'],
  ['/films/', 'https://matinee.example/', 'https://matinee.example/films/'],
  ['/films/', 'https://matinee.example/films', 'https://matinee.example/films/'],
])('the site in %s of %s is at %s', (base, host, url) => {
  expect(siteUrlOf(base, host)).toBe(url);
});
