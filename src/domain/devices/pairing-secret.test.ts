import { describe, expect, it } from 'vitest';
import { pairingSecretIn } from './pairing-secret-in.ts';
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

describe('the secret in a pairing link that apps have changed (product.md, Devices on screen: damaged)', () => {
  const secret = '-_abcdefghijklmnopqrsQ';

  it.each([
    '',
    '.',
    ',',
    ')',
    '>',
    '%3E',
    '%E2%80%A6',
    '\u2026',
    '\u201d',
    '"',
    '*',
    '_',
    '__',
    '&fbclid=abc',
    '%20Tell',
    ' Tell me',
    '%0A',
  ])('is read with %j behind it', (end) => {
    expect(pairingSecretIn(secret + end)).toBe(secret);
  });

  it.each([secret.replace('_', '%5F'), secret.replace('_', '\\_'), `${secret.slice(0, 9)}\n> ${secret.slice(9)}`])(
    'is read of %j',
    (text) => {
      expect(pairingSecretIn(text)).toBe(secret);
    },
  );

  it.each(['', 'x', secret.slice(0, -1), `${secret}A`, `${secret}_A`, `${secret.slice(0, -1)}B`])(
    'is not in %j',
    (text) => {
      expect(pairingSecretIn(text)).toBeUndefined();
    },
  );
});
