import { hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecret, folderKeysOf } from './folder-keys.ts';

const SECRET = 'AAECAwQFBgcICQoLDA0ODw';

describe('the keys of a folder', () => {
  it('come of its secret by HKDF-SHA-256, whoever computes it', async () => {
    const bytes = Buffer.from(SECRET, 'base64url');
    const name = Buffer.from(hkdfSync('sha256', bytes, '', 'matinee devices: folder name', 16)).toString('hex');
    expect((await folderKeysOf(SECRET)).name).toBe(name);
  });

  it('are the same each time, and others for another secret', async () => {
    const [one, again, other] = await Promise.all([SECRET, SECRET, createSecret()].map(folderKeysOf));
    expect(again?.name).toBe(one?.name);
    expect(other?.name).not.toBe(one?.name);
    expect(other?.name).toMatch(/^[\da-f]{32}$/);
  });

  it('have a key of 256 bits that does not leave the browser', async () => {
    const { key } = await folderKeysOf(SECRET);
    expect(key).toMatchObject({ algorithm: { name: 'AES-GCM', length: 256 }, extractable: false });
  });

  it.each(['', 'AAEC', `${SECRET}AA`, 'not a secret, surely!!'])('do not come of %j', async (secret) => {
    await expect(folderKeysOf(secret)).rejects.toBeInstanceOf(Error);
  });

  it('come of secrets of 22 characters that do not repeat', () => {
    const secrets = Array.from({ length: 100 }, createSecret);
    expect(secrets.every((secret) => /^[\w-]{22}$/.test(secret))).toBe(true);
    expect(new Set(secrets).size).toBe(100);
  });
});
