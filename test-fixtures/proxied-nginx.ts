import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Tmdb } from '../scripts/nginx.mjs';
import { runNginx, type RunningNginx } from './running-nginx.ts';

export const UPSTREAM_ANSWER = JSON.stringify({ page: 1, results: [] });

/** What TMDB's hosts say of themselves, and how long they want to be kept. */
const UPSTREAM_HEADERS = {
  'Cache-Control': 'private, max-age=31536000',
  Expires: new Date(Date.now() + 1e10).toUTCString(),
  'Set-Cookie': 'visitor=1',
  Vary: 'Origin, Accept-Language',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Alt-Svc': 'h3=":443"',
  'Access-Control-Allow-Origin': '*',
};
const DATA_HEADERS = {
  ...UPSTREAM_HEADERS,
  'Content-Type': 'application/json;charset=utf-8',
  'Content-Encoding': 'gzip',
};
const PICTURE_HEADERS = {
  ...UPSTREAM_HEADERS,
  'Content-Type': 'image/jpeg',
  Link: '<https://cdn.test/>; rel=preconnect',
  NEL: '{"report_to":"cdn"}',
  'Report-To': '{"group":"cdn"}',
  'X-Accel-Redirect': '/index.html',
};

export interface ProxiedNginx extends RunningNginx {
  /** What came to the one that stands for TMDB. */
  readonly arrived: IncomingMessage[];
  /** What that one answers. */
  status: number;
  /** What that one has at addresses of pictures, and where it leads to with a status of that kind. */
  picture: string;
  /** Whether that one breaks off in the middle of a picture. */
  breaksOff: boolean;
  /** Headers that that one sends besides, or in place of those that it has otherwise. */
  said: OutgoingHttpHeaders;
  /** What else that one does with an answer before it sends it. */
  prepare: (response: ServerResponse) => void;
  /** When that one answers. */
  ready: Promise<void>;
  /** That one goes away. */
  leave(): void;
}

function sendPicture({ status, picture, breaksOff, said }: ProxiedNginx, response: ServerResponse): void {
  const isPicture = status === 200;
  response.writeHead(status, {
    ...PICTURE_HEADERS,
    ...(!isPicture && { 'Content-Type': 'text/html', Location: 'https://elsewhere.test/' }),
    // What announces a trailer has no length.
    ...(!said['Trailer'] && { 'Content-Length': Buffer.byteLength(picture) }),
    ...said,
  });
  if (breaksOff) response.write(picture.slice(0, -1), () => response.destroy());
  else response.end(picture);
}

function send(running: ProxiedNginx, { url }: IncomingMessage, response: ServerResponse): void {
  running.prepare(response);
  if (url?.startsWith('/t/p/')) sendPicture(running, response);
  else response.writeHead(running.status, { ...DATA_HEADERS, ...running.said }).end(gzipSync(UPSTREAM_ANSWER));
}

async function writeSite(site: string, serverPart: string, folder?: string): Promise<void> {
  await mkdir(site);
  await writeFile(join(site, 'index.html'), 'page');
  await writeFile(join(site, '_nginx.conf'), serverPart);
  if (folder) await writeFile(join(site, '_folder.conf'), folder);
}

/** nginx with the files of `deploy/` and something that stands for TMDB behind it. @param serverPart the site's `_nginx.conf`; `folder` is its `_folder.conf` */
export async function runProxiedNginx(
  serverPart: string,
  { folder, ...tmdb }: Omit<Tmdb, 'origin'> & { readonly folder?: string },
): Promise<ProxiedNginx> {
  const upstream = createServer((request, response) => {
    running.arrived.push(request);
    void running.ready.then(() => send(running, request, response));
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const { port } = upstream.address() as AddressInfo;
  const leave = () => {
    upstream.close();
    upstream.closeAllConnections();
  };
  const nginx = await runNginx((site) => writeSite(site, serverPart, folder), {
    tmdb: { origin: `http://127.0.0.1:${port}`, ...tmdb },
  });
  const close = async () => {
    await nginx.close();
    leave();
  };
  const running: ProxiedNginx = {
    ...nginx,
    arrived: [],
    status: 200,
    picture: 'a picture',
    breaksOff: false,
    said: {},
    prepare: () => {},
    ready: Promise.resolve(),
    leave,
    close,
  };
  return running;
}
