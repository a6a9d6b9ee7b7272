import { describe, expect, it } from 'vitest';
import { belongsTogether } from './belongs-together.ts';

const page = (...files: readonly string[]) => files.map((file) => `<script src="${file}"></script>`).join('');

describe('a page', () => {
  it.each([
    [true, page('/assets/app-1a2b.js', '/favicon.png')],
    [true, page('/films/assets/app-1a2b.js')],
    [false, page()],
    [false, '<form action="/login"><input name="password" /></form>'],
    [false, page('/assets/app-9z9z.js')],
    [false, page('/assets/app-1a2b.js', '/assets/style-9z9z.css')],
    [true, '{"code":"assets/app-1a2b.js"}'],
    [false, '{"code":"assets/app-9z9z.js"}'],
  ])('is of the release: %s (%s)', (expected, html) => {
    expect(belongsTogether(html, ['./', 'assets/app-1a2b.js', 'assets/style-3c4d.css'])).toBe(expected);
  });
});
