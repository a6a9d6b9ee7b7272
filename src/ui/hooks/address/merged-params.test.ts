import { describe, expect, it } from 'vitest';
import { mergedParams } from './merged-params.ts';

const params = (text: string) => new URLSearchParams(text);

describe('parameters that are changed while the address is ahead of the screen (product.md, Explore: at once)', () => {
  it.each([
    ['', 'sort=a', 'genre=37', 'genre=37&sort=a'],
    ['genre=1', 'genre=1&sort=a', 'genre=2', 'genre=2&sort=a'],
    ['genre=1&sort=a', 'sort=a', 'genre=1&sort=b', 'sort=b'],
    ['with=1&with=2', 'with=1', 'with=1&with=2&lang=fr', 'lang=fr&with=1'],
    ['sort=a', 'sort=a', 'view=list', 'view=list'],
    ['sort=a', 'sort=b', 'sort=c', 'sort=b'],
  ])('%j made %j, where the address has %j, is %j', (before, after, now, expected) => {
    expect(mergedParams(params(before), params(after), params(now)).toString()).toBe(expected);
  });
});
