import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EncryptedFolder } from '#adapters/devices/encrypted-folder.ts';
import { createSecret, folderKeysOf } from '#adapters/devices/folder-keys.ts';
import { HostFolder } from '#adapters/devices/host-folder.ts';
import { devicesFolderContract } from '#application/ports/devices/devices-folder.contract.ts';
import { readConfig } from '#composition/config.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { runDevicesNginx, type DevicesNginx } from '#fixtures/devices-nginx.ts';
import { hasNginx } from '../scripts/nginx.mjs';
import { nginxFile } from './host-files.ts';
import { securityHeaders } from './security-headers.ts';

const SECURITY = securityHeaders(readConfig({ VITE_DEVICES_URL: '/devices/' }));

let nginx: DevicesNginx;

/** All that the server's disk has: paths and contents, also unpacked where they can be. */
const allOnDisk = async (): Promise<string> => {
  const files = await readdir(nginx.disk, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      if (!file.isFile()) return path;
      const text = await readFile(path, 'latin1');
      const bytes = Buffer.from(text.slice(text.indexOf('.') + 1), 'base64url');
      return [path, text, bytes.toString('latin1'), unpacked(bytes), unpacked(bytes.subarray(12))].join('\n');
    }),
  );
  return texts.join('\n');
};
const unpacked = (bytes: Buffer): string => {
  try {
    return gunzipSync(bytes).toString();
  } catch {
    return '';
  }
};

describe.skipIf(!hasNginx())('folders of devices, in nginx', () => {
  beforeAll(async () => {
    nginx = await runDevicesNginx(nginxFile(SECURITY), true);
  });
  afterAll(() => nginx.close());

  devicesFolderContract("the site's own host", () => nginx.harness((inner) => inner));
  devicesFolderContract("the site's own host, encrypted", () =>
    nginx.harness((inner, key) => new EncryptedFolder(inner, key)),
  );

  it('holds nothing that can be read of a device: neither titles nor names nor identifiers', async () => {
    const secret = createSecret();
    const { name, key } = await folderKeysOf(secret);
    const folder = new EncryptedFolder(nginx.folder(name), key);
    const words = ['Casablanca', 'movie:289', '203.0.113.7', 'Living room', 'matinee_user_data', secret];
    const entries = words.map((word) => ['watchlist', word, '1764000000000-0000', 'a', { title: word }]);
    await folder.write('matinee-0123456789abcdef.json', JSON.stringify({ matinee: 'devices', entries }));
    const held = await allOnDisk();
    expect(held).toContain(name);
    expect([...words, 'watchlist', 'entries'].filter((word) => held.includes(word))).toEqual([]);
    expect(await folder.read('matinee-0123456789abcdef.json')).toContain('Casablanca');
    // The search would find what is there.
    await nginx.folder(name).write('plain.json', 'Casablanca');
    expect(await allOnDisk()).toContain('Casablanca');
    expect(await folder.read('plain.json')).toBe('This file was encrypted with another key, or not by Matinee.');
  });

  it('are not to be had where the host has none: it is unreachable, and not an empty folder', async () => {
    // As a host without them answers: with the page.
    const folder = new HostFolder({ url: `${nginx.origin}/else/0123/`, clock: new VirtualClock() });
    await expect(folder.list()).rejects.toMatchObject({ fault: 'unreachable' });
    await expect(folder.write('a.json', 'text')).rejects.toMatchObject({ fault: 'unreachable' });
  });
});
