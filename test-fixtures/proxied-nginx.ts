import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Tmdb } from '../scripts/nginx.mjs';
import { runNginx, type RunningNginx } from './running-nginx.ts';

export const UPSTREAM_ANSWER = JSON.stringify({ page: 1, results: [] });

/** What TMDB's host says of itself, and how long it wants to be kept. */
const UPSTREAM_HEADERS = {
  'Content-Type': 'application/json;charset=utf-8',
  'Content-Encoding': 'gzip',
  'Cache-Control': 'private, max-age=31536000',
  Expires: new Date(Date.now() + 1e10).toUTCString(),
  'Set-Cookie': 'visitor=1',
  Vary: 'Origin, Accept-Language',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Alt-Svc': 'h3=":443"',
  'Access-Control-Allow-Origin': '*',
};

export interface ProxiedNginx extends RunningNginx {
  /** What came to the one that stands for TMDB. */
  readonly arrived: IncomingMessage[];
  /** What that one answers. */
  status: number;
  /** When that one answers. */
  ready: Promise<void>;
  /** That one goes away. */
  leave(): void;
}

/** nginx with the files of `deploy/` and something that stands for TMDB behind it. @param serverPart the site's `_nginx.conf` */
export async function runProxiedNginx(serverPart: string, tmdb: Omit<Tmdb, 'origin'>): Promise<ProxiedNginx> {
  const upstream = createServer((request, response) => {
    running.arrived.push(request);
    void running.ready.then(() => response.writeHead(running.status, UPSTREAM_HEADERS).end(gzipSync(UPSTREAM_ANSWER)));
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const { port } = upstream.address() as AddressInfo;
  const leave = () => {
    upstream.close();
    upstream.closeAllConnections();
  };
  const writeSite = async (site: string) => {
    await mkdir(site);
    await writeFile(join(site, 'index.html'), 'page');
    await writeFile(join(site, '_nginx.conf'), serverPart);
  };
  const nginx = await runNginx(writeSite, { tmdb: { origin: `http://127.0.0.1:${port}`, ...tmdb } });
  const close = async () => {
    await nginx.close();
    leave();
  };
  const running: ProxiedNginx = { ...nginx, arrived: [], status: 200, ready: Promise.resolve(), leave, close };
  return running;
}
