import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveFakeTmdb, type ServedFakeTmdb } from '../serve-fake-tmdb.ts';
import { serveRecorder } from './serve-recorder.ts';
import { serveReplay } from './serve-replay.ts';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.recorded-with-this.token_1';
const OF_APP = { Authorization: 'Bearer any', Origin: 'http://localhost:4173' };
const PATHS = [
  '/configuration',
  '/trending/all/week',
  '/tv/popular?page=2&language=en-US',
  '/search/multi?query=caf%C3%A9%20%26%20An&page=1',
  '/search/multi?query=an',
  '/search/multi?query=AN',
  '/movie/1003',
  '/movie/1003/credits',
  '/movie/999999999',
  '/search/multi',
];

let fake: ServedFakeTmdb;
let folder = '';
let said: string[] = [];
let open: { close(): Promise<void> }[] = [];

const kept = <Served extends { close(): Promise<void> }>(served: Served): Served => {
  open.push(served);
  return served;
};
const say = (line: string) => void said.push(line);
const record = async (upstream = fake.apiUrl, token = TOKEN) =>
  kept(await serveRecorder({ port: 0, upstream, out: folder, token, say }));
const replay = async () => kept(await serveReplay({ port: 0, latencyMs: 0, from: folder, say }));
const ask = async (apiUrl: string, path: string) => {
  const response = await fetch(apiUrl + path, { headers: OF_APP });
  const body: unknown = await response.json();
  return { status: response.status, body, opened: response.headers.get('Access-Control-Allow-Origin') };
};
const askAll = async (apiUrl: string) => {
  const answers = [];
  for (const path of PATHS) answers.push(await ask(apiUrl, path));
  return answers;
};
const files = async () => {
  const names = await readdir(folder);
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
};

beforeAll(async () => {
  fake = await serveFakeTmdb(0);
});
afterAll(() => fake.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-'));
  said = [];
});
afterEach(async () => {
  await Promise.all(open.map((served) => served.close()));
  open = [];
  await rm(folder, { recursive: true });
});

describe('what was recorded', () => {
  it('is replayed as it was answered, and reached the app as it was', async () => {
    const direct = await askAll(fake.apiUrl);
    expect(new Set(direct.map(({ status }) => status))).toEqual(new Set([200, 404, 422]));
    expect(await askAll((await record()).apiUrl)).toEqual(direct);
    const { apiUrl, count } = await replay();
    expect(count).toBe(PATHS.length);
    expect((await askAll(apiUrl)).map((answer) => JSON.stringify(answer))).toEqual(
      direct.map((answer) => JSON.stringify(answer)),
    );
  });

  it('is one readable file a call, whose name is safe everywhere', async () => {
    const { apiUrl } = await record();
    await askAll(apiUrl);
    const all = await files();
    expect(all.map(({ name }) => name).filter((name) => !/^[a-z\d-]{1,80}\.[a-f\d]{8}\.json$/.test(name))).toEqual([]);
    expect(all.find(({ name }) => name.startsWith('tv-popular-language-en-us-page-2.'))?.text).toMatch(
      /^\{\n  "path": "\/tv\/popular\?language=en-US&page=2",\n  "status": 200,\n  "body": \{\n    "/,
    );
    expect(said).toContain('404 /movie/999999999');
  });

  it('is one call, in whichever order its parameters come', async () => {
    const { apiUrl } = await record();
    await ask(apiUrl, '/tv/popular?page=2&language=en-US');
    await ask(apiUrl, '/tv/popular?language=en-US&page=2');
    expect(await files()).toHaveLength(1);
  });

  it('is whole where the app asks for the same at the same time', async () => {
    const { apiUrl } = await record();
    await Promise.all(Array.from({ length: 20 }, () => ask(apiUrl, '/configuration')));
    expect((await replay()).count).toBe(1);
  });

  it('is replaced when it is answered anew', async () => {
    const { apiUrl } = await record();
    await ask(apiUrl, '/configuration');
    const control = `${new URL(fake.apiUrl).origin}/__control`;
    await fetch(control, { method: 'POST', body: JSON.stringify({ kind: 'status', status: 503, times: 1 }) });
    await ask(apiUrl, '/configuration');
    expect(await ask((await replay()).apiUrl, '/configuration')).toMatchObject({ status: 503 });
    expect(await files()).toHaveLength(1);
  });

  it('holds no token, though the app and the provider name it', async () => {
    const echo = await listen((request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ authorization: request.headers.authorization, url: request.url }));
    });
    const { apiUrl } = await record(echo);
    const { body } = await ask(apiUrl, `/movie/1?api_key=${TOKEN}&page=1`);
    expect(body).toMatchObject({ authorization: `Bearer ${TOKEN}` });
    const all = await files();
    expect(all).toHaveLength(1);
    expect(JSON.stringify(all)).not.toContain(TOKEN);
    expect(await ask((await replay()).apiUrl, '/movie/1?page=1')).toMatchObject({ status: 200 });
  });
});

describe('a call that was not recorded', () => {
  it('is answered with 404 in TMDB’s shape, and named', async () => {
    await ask((await record()).apiUrl, '/configuration');
    said = [];
    const { apiUrl } = await replay();
    expect(await ask(apiUrl, '/movie/7/credits?page=1')).toMatchObject({
      status: 404,
      body: { success: false, status_code: 34 },
      opened: '*',
    });
    expect(said).toEqual(['Not recorded: /movie/7/credits?page=1']);
  });

  it('is one whose answer is no JSON: the app gets it as it is', async () => {
    const page = await listen((_, response) => void response.setHeader('Content-Type', 'text/html').end('<h1>Sign in'));
    const { apiUrl } = await record(page);
    const response = await fetch(`${apiUrl}/configuration`, { headers: OF_APP });
    expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
      200,
      'text/html',
      '<h1>Sign in',
    ]);
    expect(said).toEqual(['Not recorded, because the answer (200) is no JSON: /configuration']);
    expect(await files()).toEqual([]);
  });

  it('is one to a provider that cannot be reached: the app gets no answer', async () => {
    const upstream = 'http://localhost:1/3';
    const { apiUrl } = await record(upstream);
    await expect(ask(apiUrl, '/configuration')).rejects.toThrow('fetch failed');
    expect(said).toEqual([`Not recorded, because ${upstream} cannot be reached: /configuration`]);
  });

  it('is one that changes something, or is not the API’s', async () => {
    const { apiUrl } = await record();
    expect((await fetch(`${apiUrl}/movie/1003`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${apiUrl}/../4/list/1`)).status).toBe(404);
    expect(await files()).toEqual([]);
  });
});

describe('is refused in one sentence:', () => {
  const sentence = (start: Promise<unknown>) =>
    start.then(
      () => 'started',
      (error: unknown) => (error instanceof Error ? error.message : error),
    );

  it('a folder that is not there, or empty, to replay', async () => {
    const from = join(folder, 'none');
    expect(await sentence(serveReplay({ port: 0, latencyMs: 0, from, say }))).toBe(`There is no folder ${from}.`);
    expect(await sentence(replay())).toBe(`${folder} is empty. npm run record -- --out ${folder} fills it.`);
  });

  it.each([
    ['notes.txt', 'hello'],
    ['package.json', '{"name":"matinee"}'],
    ['movie-1.json', '{"path":"/movie/1","status":200}'],
  ])('a folder with %s, to record into and to replay', async (name, text) => {
    await writeFile(join(folder, name), text);
    const expected = `${join(folder, name)} is no recorded answer. Take it out of the folder.`;
    expect([await sentence(record()), await sentence(replay())]).toEqual([expected, expected]);
    expect(await readFile(join(folder, name), 'utf8')).toBe(text);
  });

  it('a file in place of the folder', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const start = serveRecorder({ port: 0, upstream: fake.apiUrl, out: file, token: TOKEN, say });
    expect(await sentence(start)).toBe(`${file} cannot be made a folder.`);
    expect(await sentence(serveReplay({ port: 0, latencyMs: 0, from: file, say }))).toBe(
      `${file} is a file; it has to be a folder.`,
    );
  });

  it('two answers to one call', async () => {
    await ask((await record()).apiUrl, '/configuration');
    const [first] = await files();
    await writeFile(join(folder, 'copy.json'), first?.text ?? '');
    expect(await sentence(replay())).toMatch(/ has two answers to \/configuration\. Take one out, such as /);
  });

  it('no token, and an address that is none', async () => {
    expect(await sentence(record(fake.apiUrl, ''))).toMatch(/^Recording takes a token: /);
    expect(await sentence(record('themoviedb'))).toMatch(/^"themoviedb" is no address to record from; /);
  });
});

/** @returns the base URL of an API that answers as told */
async function listen(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  kept({ close: () => new Promise<void>((resolve) => void server.close(() => resolve())) });
  return `http://localhost:${(server.address() as AddressInfo).port}/3`;
}
