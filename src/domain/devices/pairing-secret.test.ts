import { describe, expect, it } from 'vitest';
import { isPairingSecret } from './pairing-secret.ts';

const secretOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

describe('the secret of a pairing link (product.md, Devices on screen: damaged)', () => {
  it('is any 128 bits as base64url', () => {
    for (const byte of [0, 0x5a, 0xff]) expect(isPairingSecret(secretOf(new Uint8Array(16).fill(byte)))).toBe(true);
  });

  it.each([
    '',
    'x',
    secretOf(new Uint8Array(15)),
    secretOf(new Uint8Array(17)),
    'AAAAAAAAAAAAAAAAAAAAA ',
    `${'A'.repeat(21)}B`,
  ])('is not %j', (text) => {
    expect(isPairingSecret(text)).toBe(false);
  });

  it('is nothing that was cut, or has more behind it', () => {
    const secret = secretOf(crypto.getRandomValues(new Uint8Array(16)));
    for (let end = 0; end < secret.length; end += 1) expect(isPairingSecret(secret.slice(0, end))).toBe(false);
    expect(isPairingSecret(`${secret}A`)).toBe(false);
  });
});
