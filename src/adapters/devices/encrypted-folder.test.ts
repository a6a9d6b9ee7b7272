import { beforeEach, describe, expect, it } from 'vitest';
import { devicesFolderContract } from '#application/ports/devices/devices-folder.contract.ts';
import { memoryHarness } from '#fixtures/folder/memory-folder.harness.ts';
import { MemoryFolder, type MemoryFiles } from '#fixtures/folder/memory-folder.ts';
import { EncryptedFolder } from './encrypted-folder.ts';
import { createSecret, folderKeysOf } from './folder-keys.ts';

const NOT_DECRYPTED = 'This file was encrypted with another key, or not by Matinee.';

const { key } = await folderKeysOf(createSecret());
const other = await folderKeysOf(createSecret());

devicesFolderContract('an encrypted folder', () => memoryHarness((inner) => new EncryptedFolder(inner, key)));

const TEXT = JSON.stringify({ matinee: 'devices', name: 'Phone', entries: [['watchlist', 'movie:603', 'The Matrix']] });

describe('an encrypted folder', () => {
  let files: MemoryFiles;
  let folder: EncryptedFolder;
  const stored = () => files.get('a.json') ?? '';
  beforeEach(async () => {
    files = new Map();
    folder = new EncryptedFolder(new MemoryFolder(files), key);
    await folder.write('a.json', TEXT);
  });

  it('holds nothing of a text that can be read', () => {
    expect(stored()).toMatch(/^matinee-encrypted-1\.[\w-]+$/);
    const bytes = Buffer.from(stored().slice('matinee-encrypted-1.'.length), 'base64url').toString('latin1');
    for (const word of ['Matrix', 'Phone', 'devices', '603']) expect(`${stored()} ${bytes}`).not.toContain(word);
  });

  it('holds another text each time, of the same', async () => {
    const first = stored();
    await folder.write('a.json', TEXT);
    expect(stored().slice(0, 36)).not.toBe(first.slice(0, 36));
  });

  it('compresses', async () => {
    await folder.write('a.json', TEXT.repeat(100));
    expect(stored().length).toBeLessThan(TEXT.length * 10);
  });

  it.each<[what: string, change: (text: string) => string]>([
    ['that is not encrypted, though it would be a file of a device', () => TEXT],
    ['of another version', (text) => text.replace('-1.', '-2.')],
    ['that is cut off', (text) => text.slice(0, -10)],
    ['that is cut off at its beginning', (text) => text.slice(0, 25)],
    ['that is no base64url', (text) => `${text}!`],
    ['with a letter changed', (text) => text.slice(0, -5) + (text.at(-5) === 'A' ? 'B' : 'A') + text.slice(-4)],
  ])('does not read a text %s', async (_, change) => {
    files.set('a.json', change(stored()));
    expect(await folder.read('a.json')).toBe(NOT_DECRYPTED);
  });

  it('does not read a text under the name of another file', async () => {
    files.set('b.json', stored());
    expect(await folder.read('b.json')).toBe(NOT_DECRYPTED);
  });

  it('does not read a text with another key', async () => {
    expect(await new EncryptedFolder(new MemoryFolder(files), other.key).read('a.json')).toBe(NOT_DECRYPTED);
  });

  it('reads a text that an editor has ended with a line', async () => {
    files.set('a.json', `${stored()}\n`);
    expect(await folder.read('a.json')).toBe(TEXT);
  });

  it('gives what it could not read as no JSON', () => {
    expect(() => JSON.parse(NOT_DECRYPTED) as unknown).toThrow(SyntaxError);
  });
});
