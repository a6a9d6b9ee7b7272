import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFakeTmdb } from '../serve-fake-tmdb.ts';
import { serveRecorder } from './serve-recorder.ts';
import { serveReplay } from './serve-replay.ts';

interface Closable {
  readonly close: () => Promise<void>;
}

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.recorded-with-this.token_1';
const OF_APP = { Authorization: 'Bearer any', Origin: 'http://localhost:4173' };

const listen = async (answer: Parameters<typeof createServer>[1]): Promise<Closable & { readonly url: string }> => {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/3`, close };
};

/** A folder to record into, what can be done with it, and the fake TMDB to record from. */
export const aRecording = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recording-'));
  const fake = await serveFakeTmdb(0);
  const said: string[] = [];
  const open: Closable[] = [fake];
  const say = (line: string) => void said.push(line);
  const kept = <Served extends Closable>(served: Served): Served => {
    open.push(served);
    return served;
  };
  return {
    folder,
    fake,
    /** What is on the terminal. */
    said,
    token: TOKEN,
    record: async ({ upstream = fake.apiUrl, token = TOKEN, out = folder } = {}) =>
      kept(await serveRecorder({ port: 0, upstream, out, token, say, app: [OF_APP.Origin] })),
    replay: async (from = folder) => kept(await serveReplay({ port: 0, latencyMs: 0, from, say })),
    /** An API that answers as told. @returns its base URL */
    upstream: async (answer: Parameters<typeof createServer>[1]) => kept(await listen(answer)).url,
    /** The files of the folder. */
    files: async () =>
      Promise.all(
        (await readdir(folder)).map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
      ),
    close: async () => {
      await Promise.all(open.map((served) => served.close()));
      await rm(folder, { recursive: true });
    },
  };
};

/** Asks as the app does. */
export const askAsApp = async (apiUrl: string, path: string) => {
  const response = await fetch(apiUrl + path, { headers: OF_APP });
  const body: unknown = await response.json();
  return { status: response.status, body, opened: response.headers.get('Access-Control-Allow-Origin') };
};
