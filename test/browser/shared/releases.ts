import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { digestOf } from '../../../src/worker/digest-of.ts';

/** What a host has at a time: the release under test, the one after it, or that one with its worker taken away. */
type Release = 'first' | 'second' | 'without worker';

export interface Host {
  readonly address: string;
  release: Release;
  close(): void;
}

const WORKER = '/sw.js';
const TEXT = /\.(js|css|html|webmanifest)$|^\/$/;
/** Of the file as it came, not as it is sent on. */
const DROPPED = new Set(['content-encoding', 'content-length', 'etag', 'transfer-encoding']);

/** The second release is the first with another name for each script and style sheet, and says so in its page. */
const rename = (text: string, names: RegExp): string =>
  text
    .replaceAll(names, 'second-$&')
    .replace(/name:"[\da-f]{12}"/, 'name:"second"')
    .replace('</title>', '</title><meta name="release" content="second" />');

/** The names of the scripts and style sheets of the site at an address, as its worker lists them. */
async function builtNames(origin: string): Promise<RegExp> {
  const worker = await (await fetch(origin + WORKER)).text();
  const names = [...worker.matchAll(/"assets\/([\w.-]+\.(?:js|css))"/g)].map(([, name = '']) =>
    name.replaceAll('.', String.raw`\.`),
  );
  return new RegExp(names.join('|'), 'g');
}

interface Site {
  readonly origin: string;
  /** Of its built files. */
  readonly names: RegExp;
}

async function fetchSecond({ origin, names }: Site, path: string): Promise<Response> {
  const isOld = path.search(names) >= 0 && !path.includes('/second-');
  const answer = await fetch(origin + (isOld ? '/assets/gone.js' : path.replace('/second-', '/')));
  if (!TEXT.test(path)) return answer;
  const text = rename(await answer.text(), names);
  return new Response(path === WORKER ? await withDigests({ origin, names }, text) : text, answer);
}

/** The second release's worker knows the digests of its files, as the build would have written them. */
async function withDigests(site: Site, worker: string): Promise<string> {
  const files = [...worker.matchAll(/"(assets\/[\w.-]+|favicon\.(?:png|svg)|manifest\.webmanifest)"/g)].map(
    ([, path = '']) => path,
  );
  const digests = files.map(async (path) => digestOf(path, await (await fetchSecond(site, `/${path}`)).arrayBuffer()));
  return worker.replace(/digests:\[[^\]]*\]/, `digests:${JSON.stringify(await Promise.all(digests))}`);
}

async function fetchFrom({ release }: Host, site: Site, path: string): Promise<Response> {
  if (release === 'first') return fetch(site.origin + path);
  if (release === 'second' || path !== WORKER) return fetchSecond(site, path);
  return new Response(await readFile('deploy/remove-worker.js', 'utf8'), {
    headers: { 'Content-Type': 'text/javascript' },
  });
}

async function pass(answer: Response, response: ServerResponse): Promise<void> {
  for (const [name, value] of answer.headers) if (!DROPPED.has(name)) response.setHeader(name, value);
  response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
}

/** A host that sends the page of the site at `origin` in two parts, as a slow line does: the second, from `end` on, once it is let. */
export async function openSlowHost(origin: string, end: string) {
  let letRest = (): void => undefined;
  const rest = new Promise<void>((resolve) => {
    letRest = resolve;
  });
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const whole = await fetch(origin + path);
    if (path !== '/') return pass(whole, response);
    const page = await whole.text();
    const at = page.lastIndexOf(end);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(page.slice(0, at));
    await rest;
    response.end(page.slice(at));
  };
  const server = createServer((request, response) => void answer(request.url ?? '/', response)).listen(0);
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${port}`, letRest, close };
}

/** A host of the site at `origin`. A test changes its release. Each test has a host of its own, and so its own caches. */
export async function openHost(origin: string): Promise<Host> {
  const site = { origin, names: await builtNames(origin) };
  const server = createServer((request, response) => {
    void fetchFrom(host, site, request.url ?? '/').then((answer) => pass(answer, response));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const host: Host = {
    address: `http://localhost:${port}`,
    release: 'first',
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return host;
}
