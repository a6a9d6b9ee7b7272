import { describe, expect, it } from 'vitest';
import { mendedLink } from './mended-link.ts';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://matinee.example');
  return mendedLink({ pathname, search, hash });
};

describe('an address that no screen has (product.md, Links: changed links)', () => {
  it.each([
    ['/shared%23v1.AQhT', '/shared#v1.AQhT'],
    ['/shared/%23v1.AQhT', '/shared#v1.AQhT'],
    ['/shared%2523v1%252EAQhT', '/shared#v1.AQhT'],
    ['/Shared%23v1.AQhT?fbclid=abc', '/shared#v1.AQhT?fbclid=abc'],
    ['/shared\uFF03v1.AQhT', '/shared#v1.AQhT'],
    ['/shared&num;v1.AQhT', '/shared#v1.AQhT'],
    ['/shared)#v1.AQhT', '/shared#v1.AQhT'],
    ['/shared\u2026', '/shared#'],
    ['/shared.', '/shared#'],
    ['/pair%23secret', '/pair#secret'],
    ['/pair%3E', '/pair#'],
  ])('%s: %s', (address, expected) => {
    expect(at(address)).toBe(expected);
  });

  it.each([
    '/',
    '/shared',
    '/shared/',
    '/pair',
    '/pair/',
    '/sharedlists',
    '/shared-lists',
    '/shared/v1.AQhT',
    '/shared/.x',
    '/pairs%23a',
    '/movie%23v1.A',
  ])('%s is left alone', (address) => {
    expect(at(address)).toBeUndefined();
  });
});
