import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { runProxiedNginx } from '#fixtures/proxied-nginx.ts';
import { runContainer } from '#fixtures/running-container.ts';
import { runNginx, type RunningNginx } from '#fixtures/running-nginx.ts';
import { hasNginx } from '../scripts/nginx.mjs';
import { folderAt, folderFile, nginxFile } from './host-files.ts';
import { securityHeaders } from './security-headers.ts';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.server.side-token_1';
const SITE = nginxFile(securityHeaders(readConfig({})));

/** A site without a page. */
async function writeNoPage(site: string): Promise<void> {
  await mkdir(site);
  await writeFile(join(site, '_nginx.conf'), SITE);
}

let nginx: RunningNginx;
afterEach(() => nginx.close());

/** What is answered, and asserts what all answers have in common. */
async function healthAt(path: string) {
  const { status, body, headers } = await nginx.ask(path);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
  expect(JSON.stringify([body, headers])).not.toContain(TOKEN);
  return [status, JSON.parse(body) as unknown];
}

describe.skipIf(!hasNginx())('/health of deploy/health.conf, in nginx', () => {
  it.each([
    [TOKEN, 'present'],
    ['', 'absent'],
  ])('says of the token %j that it is %s, and asks TMDB nothing', async (token, state) => {
    const proxied = (nginx = await runProxiedNginx(SITE, { token }));
    expect(await healthAt('/health')).toEqual([200, { page: 'present', token: state }]);
    expect(await healthAt('/health?x=1')).toEqual([200, { page: 'present', token: state }]);
    // Also while TMDB fails.
    proxied.leave();
    expect(await healthAt('/health')).toEqual([200, { page: 'present', token: state }]);
    expect(proxied.arrived).toEqual([]);
  });

  it('answers in a folder of its host and beside it', async () => {
    nginx = await runProxiedNginx(SITE, { token: TOKEN, folder: folderFile(folderAt('/films/a.b/', [])) });
    for (const path of ['/health', '/films/a.b/health'])
      expect(await healthAt(path)).toEqual([200, { page: 'present', token: 'present' }]);
    expect((await nginx.ask('/films/health')).status).toBe(404);
  });

  it('says of a host without a proxy that its pages need no token of it', async () => {
    nginx = await runNginx(async (site) => {
      await writeNoPage(site);
      await writeFile(join(site, 'index.html'), 'page');
    });
    expect(await healthAt('/health')).toEqual([200, { page: 'present', token: 'unneeded' }]);
  });

  it('fails without a page', async () => {
    nginx = await runNginx(writeNoPage);
    expect(await healthAt('/health')).toEqual([503, { page: 'absent', token: 'unneeded' }]);
  });

  it('answers HEAD, and no method that changes anything', async () => {
    nginx = await runProxiedNginx(SITE, { token: TOKEN });
    expect(await nginx.ask('/health', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await nginx.ask('/health', {}, method)).status).toBe(405);
    for (const path of ['/health/', '/healthy', '/health.json']) expect((await nginx.ask(path)).body).toBe('page');
  });
});

describe.skipIf(!hasNginx())('/health of a container', () => {
  it.each([
    [{ TMDB_ACCESS_TOKEN: TOKEN }, '/health', 'present'],
    [{}, '/health', 'absent'],
    [{ CATALOG: 'demo' }, '/health', 'unneeded'],
    [{ BASE: '/matinee/', TMDB_ACCESS_TOKEN: TOKEN }, '/health', 'present'],
    [{ BASE: '/matinee/', TMDB_ACCESS_TOKEN: TOKEN }, '/matinee/health', 'present'],
  ])('that is told %j, at %s: its token is %s', async (settings, path, token) => {
    nginx = await runContainer(readConfig, settings);
    expect(await healthAt(path)).toEqual([200, { page: 'present', token }]);
  });
});
