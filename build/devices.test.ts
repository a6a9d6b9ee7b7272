import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SystemClock } from '#adapters/browser/system-clock.ts';
import { EncryptedFolder, NOT_DECRYPTED } from '#adapters/folder/encrypted-folder.ts';
import { createSecret, folderKeysOf } from '#adapters/folder/folder-keys.ts';
import { HostFolder } from '#adapters/folder/host-folder.ts';
import { sharedFolderContract } from '#application/devices/shared-folder.contract.ts';
import type { FolderHarness } from '#application/devices/shared-folder.harness.contract.ts';
import type { SharedFolder } from '#application/devices/shared-folder.ts';
import { readConfig } from '#composition/config.ts';
import { runNginx, type RunningNginx } from '#fixtures/running-nginx.ts';
import { hasNginx } from '../scripts/nginx.mjs';
import { nginxFile } from './host-files.ts';
import { securityHeaders } from './security-headers.ts';

const clock = new SystemClock();
const config = readConfig({});
const SECURITY = securityHeaders(config);
const FULL: Readonly<Record<string, number>> = { denied: 403, full: 507, unreachable: 502 };

/** What the server keeps, and where. */
let disk: string;
let nginx: RunningNginx;
const ask: RunningNginx['ask'] = (...asked) => nginx.ask(...asked);
const put = async (path: string, body: string): Promise<number> =>
  (await fetch(`${nginx.origin}${path}`, { method: 'PUT', body })).status;

const writeSite = async (site: string) => {
  await mkdir(site);
  await writeFile(join(site, 'index.html'), 'page');
  await writeFile(join(site, '_nginx.conf'), nginxFile(SECURITY));
};

const start = async (isFast: boolean) => {
  disk = await mkdtemp(join(tmpdir(), 'devices-'));
  nginx = await runNginx(writeSite, { devices: { folder: disk, isFast } });
};
const stop = async () => {
  await nginx.close();
  await rm(disk, { recursive: true });
};

/** The host's answer is another from the moment when `status` is set. */
interface Answering {
  status: number | undefined;
}

const hostFolder = (name: string, answering: Answering = { status: undefined }): HostFolder =>
  new HostFolder({
    url: `${nginx.origin}/devices/${name}/`,
    clock,
    fetch: async (input, init) => {
      const fails = answering.status !== undefined && !(answering.status === FULL['full'] && init?.method !== 'PUT');
      return fails ? new Response(null, { status: answering.status ?? 0 }) : fetch(input, init);
    },
  });

type Over = (inner: SharedFolder, key: CryptoKey) => SharedFolder;

const harnessOver = (over: Over) => async (): Promise<FolderHarness> => {
  const { name, key } = await folderKeysOf(createSecret());
  const answering: Answering = { status: undefined };
  const path = (file: string) => join(disk, 'devices', name, file);
  return {
    folder: over(hostFolder(name, answering), key),
    reopen: () => over(hostFolder(name), key),
    plant: async (file, text) => {
      if (text) return over(hostFolder(name), key).write(file, text);
      await mkdir(join(disk, 'devices', name), { recursive: true });
      return writeFile(path(file), '');
    },
    sizeOf: async (file) => (await stat(path(file))).size,
    takesAnyName: false,
    fail: (fault) => void (answering.status = FULL[fault]),
  };
};

/** All that the server's disk has: paths and contents, also unpacked where they can be. */
const allOnDisk = async (): Promise<string> => {
  const files = await readdir(disk, { recursive: true, withFileTypes: true });
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

describe.skipIf(!hasNginx())('deploy/devices.conf, in nginx', () => {
  beforeAll(() => start(true));
  afterAll(stop);

  sharedFolderContract(
    "the site's own host",
    harnessOver((inner) => inner),
  );
  sharedFolderContract(
    "the site's own host, encrypted",
    harnessOver((inner, key) => new EncryptedFolder(inner, key)),
  );

  describe('a folder', () => {
    const NAME = '0123456789abcdef0123456789abcdef';
    const PATH = `/devices/${NAME}`;
    beforeEach(async () => {
      await rm(join(disk, 'devices'), { recursive: true, force: true });
      expect(await put(`${PATH}/a.json`, 'text')).toBe(201);
    });

    it('is listed for whoever knows its name', async () => {
      const { status, body } = await ask(`${PATH}/`);
      expect(status).toBe(200);
      expect(JSON.parse(body)).toMatchObject([{ name: 'a.json', type: 'file', size: 4 }]);
    });

    it('is none of those that are listed: none are', async () => {
      for (const path of ['/devices', '/devices/', '/devices//', '/devices/%2e/', `${PATH}/..`, `${PATH}/../`]) {
        const { status, body } = await ask(path);
        expect([path, status]).toEqual([path, 404]);
        expect(body).not.toContain(NAME);
      }
    });

    it.each([
      '/devices/ffffffffffffffffffffffffffffffff/',
      '/devices/ffffffffffffffffffffffffffffffff/a.json',
      `${PATH}/b.json`,
      '/devices/0123/',
      `${PATH.toUpperCase().replace('DEVICES', 'devices')}/a.json`,
      '/devices/x',
      `${PATH}/A.json`,
      `${PATH}/.a.json`,
      `${PATH}/a/b.json`,
      `${PATH}/a.json/`,
      `${PATH}/a.json.gz`,
      `${PATH}/%2e%2e/${NAME}x/a.json`,
    ])('answers %s as any other that is missing', async (path) => {
      const answer = await ask(path);
      const missing = await ask('/devices/nothing');
      const lasting = ({ date: _, ...headers }: typeof answer.headers) => headers;
      expect(answer.status).toBe(404);
      expect(answer.body).toBe(missing.body);
      expect(lasting(answer.headers)).toEqual(lasting(missing.headers));
    });

    it.each([
      '/devices/a.json',
      '/devices/0123/a.json',
      `${PATH}/A.json`,
      `${PATH}/a/b.json`,
      `${PATH}/a.json.br`,
      `${PATH}/%2e%2e/x/a.json`,
    ])('takes nothing at %s', async (path) => {
      expect(await put(path, 'text')).toBe(404);
      expect(await readdir(join(disk, 'devices'))).toEqual([NAME]);
      expect(await readdir(join(disk, 'devices', NAME))).toEqual(['a.json']);
    });

    it.each(['POST', 'MKCOL', 'COPY', 'MOVE', 'PROPFIND', 'OPTIONS', 'PATCH'])('knows no %s', async (method) => {
      const { status = 0 } = await ask(`${PATH}/a.json`, { destination: `${PATH}/b.json` }, method);
      expect([403, 405]).toContain(status);
      expect(await readdir(join(disk, 'devices', NAME))).toEqual(['a.json']);
    });

    it.each(['PUT', 'DELETE', 'MKCOL', 'POST'])('cannot be the target of a %s itself', async (method) => {
      const { status = 0 } = await ask(`${PATH}/`, { depth: 'infinity' }, method);
      expect([403, 405]).toContain(status);
      expect(await readdir(join(disk, 'devices', NAME))).toEqual(['a.json']);
    });

    it('gives files as bytes, whatever their names, which nobody keeps and no page can run', async () => {
      await put(`${PATH}/a.html`, '<script>alert(1)</script>');
      await put(`${PATH}/a.js`, 'alert(1)');
      for (const name of ['a.json', 'a.html', 'a.js', '']) {
        const { headers } = await ask(`${PATH}/${name}`, { 'accept-encoding': 'gzip, br' });
        const type = name ? 'application/octet-stream' : 'application/json';
        expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-store' });
        expect(headers['content-encoding']).toBeUndefined();
        expect(headers['access-control-allow-origin']).toBeUndefined();
        for (const [header, value] of Object.entries(SECURITY.headers)) {
          expect(headers[header.toLowerCase()]).toBe(value);
        }
      }
    });

    it('lists its files even where one is called as a page', async () => {
      await put(`${PATH}/index.html`, 'not the listing');
      expect(JSON.parse((await ask(`${PATH}/`)).body)).toHaveLength(2);
    });

    it('takes 9 MB and no more, and says that it is full', async () => {
      const folder = hostFolder(NAME);
      await folder.write('a.json', 'x'.repeat(9 * 1024 * 1024));
      await expect(folder.write('a.json', 'x'.repeat(9 * 1024 * 1024 + 1))).rejects.toMatchObject({ fault: 'full' });
      expect(await folder.list()).toEqual([{ name: 'a.json', size: 9 * 1024 * 1024 }]);
    });

    it('has files that only the server itself can read', async () => {
      expect((await stat(join(disk, 'devices', NAME, 'a.json'))).mode & 0o077).toBe(0);
    });
  });

  it('holds nothing that can be read of a device: neither titles nor names nor identifiers', async () => {
    const secret = createSecret();
    const { name, key } = await folderKeysOf(secret);
    const folder = new EncryptedFolder(hostFolder(name), key);
    const words = ['Casablanca', 'movie:289', '203.0.113.7', 'Living room', 'matinee_user_data', secret];
    const entries = words.map((word) => ['watchlist', word, '1764000000000-0000', 'a', { title: word }]);
    await folder.write('matinee-0123456789abcdef.json', JSON.stringify({ matinee: 'devices', entries }));
    const held = await allOnDisk();
    expect(held).toContain(name);
    expect([...words, 'watchlist', 'entries'].filter((word) => held.includes(word))).toEqual([]);
    expect(await folder.read('matinee-0123456789abcdef.json')).toContain('Casablanca');
    // The search would find what is there.
    await hostFolder(name).write('plain.json', 'Casablanca');
    expect(await allOnDisk()).toContain('Casablanca');
    expect(await folder.read('plain.json')).toBe(NOT_DECRYPTED);
  });

  it('leaves the site as it is', async () => {
    expect(await ask('/watchlist')).toMatchObject({ status: 200, body: 'page' });
    expect(await ask('/devices-of-mine')).toMatchObject({ status: 200, body: 'page' });
  });
});

describe.skipIf(!hasNginx())('deploy/devices-limit.conf, in nginx', () => {
  beforeAll(() => start(false));
  afterAll(stop);
  const PATH = '/devices/0123456789abcdef0123456789abcdef/a.json';

  it('lets nobody write too fast, and let them read meanwhile', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 40; at += 1) statuses.push(await put(PATH, 'text'));
    expect(new Set(statuses)).toEqual(new Set([201, 204, 429]));
    expect((await ask(PATH)).status).toBe(200);
  });

  it('lets nobody ask too fast, and serves the site meanwhile', async () => {
    const answers = await Promise.all(Array.from({ length: 120 }, () => ask(PATH)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await ask('/')).status).toBe(200);
  });
});

describe.skipIf(!hasNginx())('a host without deploy/devices.conf', () => {
  beforeAll(async () => {
    nginx = await runNginx(writeSite);
  });
  afterAll(() => nginx.close());

  it('is unreachable, and not an empty folder', async () => {
    const folder = hostFolder('0123456789abcdef0123456789abcdef');
    await expect(folder.list()).rejects.toMatchObject({ fault: 'unreachable' });
    await expect(folder.write('a.json', 'text')).rejects.toMatchObject({ fault: 'unreachable' });
  });
});
