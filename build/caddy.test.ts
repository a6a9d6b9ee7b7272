import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { askAt, type RunningNginx } from '#fixtures/running-nginx.ts';
import { endServer, freePort, untilItAnswers } from '#fixtures/running-server.ts';
import { headersFile } from './host-files.ts';
import { securityHeaders } from './security-headers.ts';

const hasCaddy = () => spawnSync('caddy', ['version']).error === undefined;

/** Caddy is asked by http. */
const SECURITY = { ...securityHeaders(readConfig({})), upgrades: false };
const FILES = {
  'index.html': 'page',
  'index.html.br': 'page, brotli',
  'assets/app-1a2b.js': 'script',
  'assets/app-1a2b.js.br': 'script, brotli',
  'artwork/poster.svg': 'picture',
  'icons/icon-192.png': 'icon',
  'sw.js': 'worker',
};

/** deploy/Caddyfile for a site that was built for `base`, as it is but for where it listens, and where the site and its headers are. */
async function startCaddy(folder: string, port: number, base: string): Promise<ChildProcess> {
  const site = join(folder, 'site');
  for (const [name, text] of Object.entries({ ...FILES, _headers: headersFile(SECURITY, base) })) {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), text);
  }
  const given = await readFile('deploy/Caddyfile', 'utf8');
  // As the file's first lines have it.
  const [, sed = ''] = /^# +sed -n '(.*)' dist\/_headers/m.exec(given) ?? [];
  const headers = join(folder, 'headers');
  await writeFile(headers, execFileSync('sed', ['-n', sed, join(site, '_headers')]));
  const text = given
    .replace('matinee.example {', `http://127.0.0.1:${port} {`)
    .replace('/srv/matinee', site)
    .replaceAll('/etc/caddy/matinee-headers', headers);
  const path = join(folder, 'Caddyfile');
  await writeFile(path, `{\n\tadmin off\n\tauto_https off\n}\n${text}`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, MATINEE_FOLDER: base.slice(0, -1) };
  return spawn('caddy', ['run', '--config', path, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
}

describe.skipIf(!hasCaddy()).each(['/', '/matinee/', '/films/a.b/'])('deploy/Caddyfile with a site in %s', (base) => {
  let folder: string;
  let caddy: ChildProcess;
  let ask: RunningNginx['ask'];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'caddy-'));
    const port = await freePort();
    caddy = await startCaddy(folder, port, base);
    ask = askAt(port);
    await untilItAnswers(() => ask('/'), 'Caddy');
  });
  afterAll(async () => {
    await endServer(caddy);
    await rm(folder, { recursive: true });
  });

  it.each([
    ['', 'page', 'no-cache'],
    ['movie/12?from=home', 'page', 'no-cache'],
    ['matinee/', 'page', 'no-cache'],
    ['assets/app-1a2b.js', 'script', 'public, max-age=31536000, immutable'],
    ['artwork/poster.svg', 'picture', 'public, max-age=86400'],
    ['icons/icon-192.png', 'icon', undefined],
    ['sw.js', 'worker', 'no-cache'],
  ])('answers %s in it with the %s', async (path, body, caching) => {
    const answer = await ask(base + path);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers['cache-control']).toBe(caching);
    expect(answer.headers).toMatchObject(
      Object.fromEntries(Object.entries(SECURITY.headers).map(([name, value]) => [name.toLowerCase(), value])),
    );
  });

  it.each(['assets/gone.js', 'artwork/gone.svg', 'icons/gone.png', '_headers', 'index.html.br'])(
    'has no %s in it, and does not let that be remembered',
    async (path) => {
      const { status, headers } = await ask(base + path);
      expect([status, headers['cache-control']]).toEqual([404, undefined]);
    },
  );

  it('sends the smallest file that a browser takes', async () => {
    const { headers, body } = await ask(`${base}assets/app-1a2b.js`, { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], body]).toEqual(['br', 'script, brotli']);
  });

  it.skipIf(base === '/')('has nothing beside its folder, and leads to it where its slash is missing', async () => {
    for (const path of ['/', '/movie/12', '/index.html', '/assets/app-1a2b.js', '/sw.js', `/x${base}`])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    const { status, headers } = await ask(`${base.slice(0, -1)}?x=1`);
    expect([status, headers.location]).toEqual([301, `${base}?x=1`]);
  });
});
