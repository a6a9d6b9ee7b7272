import { describe, expect, it } from 'vitest';
import { readSharedLink, sharedPath } from './shared-path.ts';

const list = { name: 'Rainy Sundays', titles: [{ media_type: 'movie', id: 603 } as const] };
const path = sharedPath(list);

describe('the link of a list (product.md, Sharing: link)', () => {
  it('has the list in its fragment', () => {
    expect(path).toMatch(/^\/shared#v1\.[\w-]+$/);
  });

  it.each([
    path,
    `https://matinee.example${path}`,
    `http://localhost:4173/films${path}`,
    `  https://matinee.example${path}\r\n`,
    `https://matinee.example${path.replace('#', '/#')}`,
  ])('is found in %j', (text) => {
    expect(readSharedLink(text)).toEqual(list);
  });

  it.each([
    ['', undefined],
    ['Rainy Sundays', undefined],
    ['https://matinee.example/shared', undefined],
    [`https://matinee.example/unshared${path.slice('/shared'.length)}`, undefined],
    [`See ${path}`, undefined],
    [`${path}\n${path}`, undefined],
    ['https://matinee.example/shared#', 'damaged'],
    [path.slice(0, -1), 'damaged'],
  ])('%j: %s', (text, expected) => {
    expect(readSharedLink(text)).toBe(expected);
  });
});
