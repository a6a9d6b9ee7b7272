import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { runDevicesNginx, type DevicesNginx } from '#fixtures/devices-nginx.ts';
import { hasNginx } from '../scripts/nginx.mjs';
import { nginxFile } from './host-files.ts';
import { securityHeaders } from './security-headers.ts';

const SECURITY = securityHeaders(readConfig({ VITE_DEVICES_URL: '/devices/' }));

let nginx: DevicesNginx;
const ask: DevicesNginx['ask'] = (...asked) => nginx.ask(...asked);
const put: DevicesNginx['put'] = (...asked) => nginx.put(...asked);

const NAME = '0123456789abcdef0123456789abcdef';
const PATH = `/devices/${NAME}`;
const namesIn = (...path: readonly string[]) => readdir(join(nginx.disk, 'devices', ...path));

describe.skipIf(!hasNginx())('deploy/devices.conf, in nginx', () => {
  beforeAll(async () => {
    nginx = await runDevicesNginx(nginxFile(SECURITY), true);
  });
  afterAll(() => nginx.close());

  describe('a folder', () => {
    beforeEach(async () => {
      await rm(join(nginx.disk, 'devices'), { recursive: true, force: true });
      await put(`${PATH}/a.json`, 'text');
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
      expect(await namesIn()).toEqual([NAME]);
      expect(await namesIn(NAME)).toEqual(['a.json']);
    });

    it.each(['POST', 'MKCOL', 'COPY', 'MOVE', 'PROPFIND', 'OPTIONS', 'PATCH'])('knows no %s', async (method) => {
      const { status = 0 } = await ask(`${PATH}/a.json`, { destination: `${PATH}/b.json` }, method);
      expect([403, 405]).toContain(status);
      expect(await namesIn(NAME)).toEqual(['a.json']);
    });

    it.each(['PUT', 'DELETE', 'MKCOL', 'POST'])('cannot be the target of a %s itself', async (method) => {
      const { status = 0 } = await ask(`${PATH}/`, { depth: 'infinity' }, method);
      expect([403, 405]).toContain(status);
      expect(await namesIn(NAME)).toEqual(['a.json']);
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
      const folder = nginx.folder(NAME);
      await folder.write('a.json', 'x'.repeat(9 * 1024 * 1024));
      await expect(folder.write('a.json', 'x'.repeat(9 * 1024 * 1024 + 1))).rejects.toMatchObject({ fault: 'full' });
      expect(await folder.list()).toMatchObject([{ name: 'a.json', size: 9 * 1024 * 1024 }]);
    });

    it('has files that only the server itself can read', async () => {
      expect((await stat(join(nginx.disk, 'devices', NAME, 'a.json'))).mode & 0o077).toBe(0);
    });
  });

  it('leaves the site as it is', async () => {
    expect(await ask('/watchlist')).toMatchObject({ status: 200, body: 'page' });
    expect(await ask('/devices-of-mine')).toMatchObject({ status: 200, body: 'page' });
  });
});

describe.skipIf(!hasNginx())('deploy/devices-limit.conf, in nginx', () => {
  beforeAll(async () => {
    nginx = await runDevicesNginx(nginxFile(SECURITY), false);
  });
  afterAll(() => nginx.close());

  it('lets nobody write too fast, and let them read meanwhile', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 40; at += 1) statuses.push(await put(`${PATH}/a.json`, 'text'));
    expect(new Set(statuses)).toEqual(new Set([201, 204, 429]));
    expect((await ask(`${PATH}/a.json`)).status).toBe(200);
  });

  it('lets nobody ask too fast, and serves the site meanwhile', async () => {
    const answers = await Promise.all(Array.from({ length: 120 }, () => ask(`${PATH}/a.json`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await ask('/')).status).toBe(200);
  });
});
