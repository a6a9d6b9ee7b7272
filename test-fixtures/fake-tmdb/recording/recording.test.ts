import { get } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aRecording, askAsApp } from './a-recording.ts';

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

const askAll = async (apiUrl: string) => {
  const answers = [];
  for (const path of PATHS) answers.push(await askAsApp(apiUrl, path));
  return answers;
};

let own: Awaited<ReturnType<typeof aRecording>>;
beforeEach(async () => {
  own = await aRecording();
});
afterEach(() => own.close());

describe('what was recorded (product.md, QA: recording)', () => {
  it('is replayed as it was answered, and reached the app as it was', async () => {
    const direct = await askAll(own.fake.apiUrl);
    expect(new Set(direct.map(({ status }) => status))).toEqual(new Set([200, 404, 422]));
    expect(await askAll((await own.record()).apiUrl)).toEqual(direct);
    const { apiUrl, count } = await own.replay();
    expect(count).toBe(PATHS.length);
    expect((await askAll(apiUrl)).map((answer) => JSON.stringify(answer))).toEqual(
      direct.map((answer) => JSON.stringify(answer)),
    );
  });

  it('is one readable file a call, whose name is safe everywhere', async () => {
    const { apiUrl } = await own.record();
    await askAll(apiUrl);
    const all = await own.files();
    expect(all.map(({ name }) => name).filter((name) => !/^[a-z\d-]{1,80}\.[a-f\d]{8}\.json$/.test(name))).toEqual([]);
    expect(all.find(({ name }) => name.startsWith('tv-popular-language-en-us-page-2.'))?.text).toMatch(
      /^\{\n  "path": "\/tv\/popular\?language=en-US&page=2",\n  "status": 200,\n  "body": \{\n    "/,
    );
    expect(own.said).toContain('404 /movie/999999999');
  });

  it('is one call, in whichever order its parameters come', async () => {
    const { apiUrl } = await own.record();
    await askAsApp(apiUrl, '/tv/popular?page=2&language=en-US');
    await askAsApp(apiUrl, '/tv/popular?language=en-US&page=2');
    expect(await own.files()).toHaveLength(1);
  });

  it('is whole where the app asks for the same at the same time', async () => {
    const { apiUrl } = await own.record();
    await Promise.all(Array.from({ length: 20 }, () => askAsApp(apiUrl, '/configuration')));
    expect((await own.replay()).count).toBe(1);
  });

  it('is replaced when it is answered anew', async () => {
    const { apiUrl } = await own.record();
    await askAsApp(apiUrl, '/configuration');
    const control = `${new URL(own.fake.apiUrl).origin}/__control`;
    await fetch(control, { method: 'POST', body: JSON.stringify({ kind: 'status', status: 503, times: 1 }) });
    await askAsApp(apiUrl, '/configuration');
    expect(await askAsApp((await own.replay()).apiUrl, '/configuration')).toMatchObject({ status: 503 });
    expect(await own.files()).toHaveLength(1);
  });

  it('holds no token, though the app and the provider name it', async () => {
    const echo = await own.upstream((request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ authorization: request.headers.authorization, url: request.url }));
    });
    const { apiUrl } = await own.record({ upstream: echo });
    const { body } = await askAsApp(apiUrl, `/movie/1?page=1&query=${own.token}`);
    expect(body).toMatchObject({ authorization: `Bearer ${own.token}` });
    const all = await own.files();
    expect(all).toHaveLength(1);
    expect(JSON.stringify(all)).not.toContain(own.token);
    expect(JSON.parse(all[0]?.text ?? '')).toMatchObject({ status: 200 });
  });
});

describe('a call that was not recorded', () => {
  it('is answered with 404 in TMDB’s shape, and named', async () => {
    await askAsApp((await own.record()).apiUrl, '/configuration');
    own.said.length = 0;
    const { apiUrl } = await own.replay();
    expect(await askAsApp(apiUrl, '/movie/7/credits?page=1')).toMatchObject({
      status: 404,
      body: { success: false, status_code: 34 },
      opened: '*',
    });
    expect(own.said).toEqual(['Not recorded: /movie/7/credits?page=1']);
  });

  it('is one whose answer is no JSON: the app gets it as it is', async () => {
    const page = await own.upstream(
      (_, response) => void response.setHeader('Content-Type', 'text/html').end('<h1>Sign in'),
    );
    const { apiUrl } = await own.record({ upstream: page });
    const response = await fetch(`${apiUrl}/configuration`, { headers: { Origin: 'http://localhost:4173' } });
    expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
      200,
      'text/html',
      '<h1>Sign in',
    ]);
    expect(own.said).toEqual(['Not recorded, because the answer (200) is no JSON: /configuration']);
    expect(await own.files()).toEqual([]);
  });

  it('is one to a provider that cannot be reached: the app gets no answer', async () => {
    const upstream = 'http://localhost:1/3';
    const { apiUrl } = await own.record({ upstream });
    await expect(askAsApp(apiUrl, '/configuration')).rejects.toThrow('fetch failed');
    expect(own.said).toEqual([`Not recorded, because ${upstream} cannot be reached: /configuration`]);
  });

  const refusedWith = async (path: string, init: RequestInit = {}) => {
    let asked = 0;
    const upstream = await own.upstream((_, response) => {
      asked += 1;
      response.end('{}');
    });
    const { apiUrl } = await own.record({ upstream });
    const response = await fetch(apiUrl + path, { headers: { Origin: 'http://localhost:4173' }, ...init });
    expect([asked, await own.files()]).toEqual([0, []]);
    return response.status;
  };

  it.each(['POST', 'PUT', 'DELETE', 'HEAD'])(
    'is one that may change something, or has no answer: %s',
    async (method) => {
      expect(await refusedWith('/movie/1003', { method })).toBe(404);
    },
  );

  it.each([
    '/../4/list/1',
    '/account',
    '/account/1/lists',
    '/%61ccount',
    '/movie/..%2faccount',
    '/movie/%2e%2e/account',
    '/movie/1003/account_states',
    '/movie/1003?append_to_response=account_states',
    '/movie/1003?append_to_response=images,account_states',
    '/movie/1003?session_id=1',
    '/movie/1003?api_key=1&page=1',
    '/authentication/token/new',
    '/guest_session/1/rated/movies',
    '/list/1',
  ])('is one that the app does not ask: %s', async (path) => {
    expect(await refusedWith(path)).toBe(404);
  });

  it.each([
    'http://evil.test',
    'https://localhost:4173',
    'http://localhost:4174',
    'http://localhost',
    'http://localhost:41730',
    'http://localhost:4173.evil.test',
    'null',
    '',
  ])('is one of a page that is not the app’s: %s', async (origin) => {
    expect(await refusedWith('/configuration', { headers: { ...(origin && { Origin: origin }) } })).toBe(403);
    expect(own.said).toEqual([
      `Not asked, because the page is not of http://localhost:4173 (${origin || 'none'}): /configuration`,
    ]);
  });

  it.each(['evil.test', 'localhost.evil.test:4600', '192.168.0.7'])(
    'is one to another name of this machine: %s',
    async (Host) => {
      const { apiUrl } = await own.record();
      const { port, hostname } = new URL(apiUrl);
      const status = await new Promise((resolve, reject) => {
        const headers = { Host, Origin: 'http://localhost:4173' };
        get({ hostname, port, path: '/3/configuration', headers }, ({ statusCode }) => resolve(statusCode)).on(
          'error',
          reject,
        );
      });
      expect([status, await own.files()]).toEqual([403, []]);
    },
  );
});
