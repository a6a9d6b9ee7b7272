import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startNginx, type Devices, type Tmdb } from '../scripts/nginx.mjs';
import { endServer, freePort, untilItAnswers } from './running-server.ts';

export interface NginxAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly trailers: Readonly<Record<string, string | undefined>>;
}

export interface RunningNginx {
  /** Without a slash at its end. */
  readonly origin: string;
  /** The access log. */
  log(): Promise<string>;
  ask(path: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<NginxAnswer>;
  close(): Promise<void>;
}

export const askAt =
  (port: number): RunningNginx['ask'] =>
  (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
        const { statusCode: status, headers: received } = response;
        // Trailers come with the end of the body.
        text(response).then(
          (body) => resolve({ status, headers: received, body, trailers: response.trailers }),
          reject,
        );
      })
        .on('error', reject)
        .end();
    });

/** What it does beside serving the site. */
export interface Besides {
  readonly tmdb?: Tmdb;
  readonly devices?: Devices;
}

/** This machine's nginx with the files of `deploy/`, for a site that `write` puts into a folder. */
export async function runNginx(write: (site: string) => Promise<void>, besides: Besides = {}): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const site = join(folder, 'site');
  await write(site);
  const port = await freePort();
  const nginx = await startNginx({ folder, site, port, ...besides });
  const ask = askAt(port);
  await untilItAnswers(() => ask('/'), 'nginx');
  return {
    origin: `http://127.0.0.1:${port}`,
    ask,
    log: () => readFile(join(folder, 'access.log'), 'utf8'),
    close: async () => {
      await endServer(nginx);
      await rm(folder, { recursive: true });
    },
  };
}
