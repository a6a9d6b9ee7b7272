import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha-256.ts';

const expected = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])('of %j is as published', (text, digest) => expect(sha256(text)).toBe(digest));

  it('of any text is what the platform says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(expected(text));
      }),
    );
  });

  it('of texts around the ends of blocks is what the platform says', () => {
    for (let length = 50; length < 135; length += 1) expect(sha256('é'.repeat(length))).toBe(expected('é'.repeat(length)));
  });

  it('of a library of 4 MB takes no longer than a press of a button may', () => {
    const text = 'x'.repeat(4_000_000);
    expect(sha256(text)).toBe(expected(text));
  });
});
