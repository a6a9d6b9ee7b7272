import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNginx, type Devices, type Tmdb } from '../scripts/nginx.mjs';

export interface NginxAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface RunningNginx {
  /** Without a slash at its end. */
  readonly origin: string;
  ask(path: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<NginxAnswer>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const askAt =
  (port: number): RunningNginx['ask'] =>
  (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
          reject,
        );
      })
        .on('error', reject)
        .end();
    });

async function untilItAnswers({ ask }: Pick<RunningNginx, 'ask'>): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    try {
      await ask('/');
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('nginx does not answer.');
}

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
  await untilItAnswers({ ask });
  return {
    origin: `http://127.0.0.1:${port}`,
    ask,
    close: async () => {
      if (nginx.exitCode === null) {
        nginx.kill();
        await once(nginx, 'exit');
      }
      await rm(folder, { recursive: true });
    },
  };
}
