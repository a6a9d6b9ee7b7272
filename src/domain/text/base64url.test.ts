import fc from 'fast-check';
import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';

describe('bytes as base64url (product.md, Links: link)', () => {
  it('are the text that RFC 4648 says, and come back from it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const text = toBase64url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(fromBase64url(text)).toEqual(bytes);
      }),
    );
  });

  it('may be as many as a device has of a long list', () => {
    const bytes = Uint8Array.from({ length: 1_000_000 }, (_, at) => (at * 7) & 0xff);
    const text = toBase64url(bytes);
    expect(text === Buffer.from(bytes).toString('base64url')).toBe(true);
    expect(Buffer.compare(fromBase64url(text) ?? Buffer.of(), bytes)).toBe(0);
  });

  it.each(['ab+d', 'ab/d', 'abc=', 'ab d', 'abcä', 'ab😀'])('are not read from %j', (text) => {
    expect(fromBase64url(text)).toBeUndefined();
  });

  it.each(['', 'A', 'AAAAA'])('are as many as %j has whole', (text) => {
    expect(fromBase64url(text)).toHaveLength(Math.floor((text.length * 6) / 8));
  });
});
