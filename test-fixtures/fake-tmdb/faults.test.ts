import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeTmdbHandlers } from './fake-tmdb-handlers.ts';
import { Faults, type Fault } from './faults.ts';
import { RequestLog } from './request-log.ts';

const API = 'https://api.themoviedb.org/3';
const faults = new Faults();
const log = new RequestLog();
const handlers = fakeTmdbHandlers({ faults, log });
beforeEach(() => {
  faults.clear();
  log.clear();
});

const ask = async (path: string): Promise<Response> => {
  const headers = { Authorization: 'Bearer eyJ' };
  return (await getResponse(handlers, new Request(`${API}${path}`, { headers }))) ?? Response.error();
};

it.each<[Fault, number, string | RegExp]>([
  [{ kind: 'html' }, 200, /^<!doctype html>/],
  [{ kind: 'empty' }, 200, /^$/],
  [{ kind: 'truncated' }, 200, /^\{"change_keys".*[^}]$/],
  [{ kind: 'shape' }, 200, '{"greeting":"hello"}'],
  [{ kind: 'shape', body: null }, 200, 'null'],
  [{ kind: 'status', status: 500 }, 500, /"success":false/],
  [{ kind: 'status', status: 502, html: true }, 502, /^<!doctype html>/],
  [{ kind: 'delay', ms: 5 }, 200, /^\{"change_keys".*\}$/],
])('%j answers %i with %s', async (fault, status, body) => {
  faults.set(fault);
  const response = await ask('/configuration');
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(body);
});

it('answers nothing at all', async () => {
  faults.set({ kind: 'network' });
  expect((await ask('/configuration')).type).toBe('error');
});

it('sends to another address', async () => {
  faults.set({ kind: 'redirect', to: '/3/movie/1001' });
  const response = await ask('/configuration');
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/3/movie/1001']);
});

it('says when to come again', async () => {
  faults.set({ kind: 'status', status: 429, retryAfter: '7' });
  expect((await ask('/configuration')).headers.get('Retry-After')).toBe('7');
});

describe('a fault', () => {
  const statuses = async (...paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await ask(path)).status));

  it('is in force only where it is set', async () => {
    faults.set({ kind: 'status', status: 503, path: '/configuration' });
    expect(await statuses('/configuration', '/trending/all/week')).toEqual([503, 200]);
  });

  it('is in force below a path', async () => {
    faults.set({ kind: 'status', status: 503, path: '/movie/*' });
    expect(await statuses('/movie/1001', '/movie/upcoming', '/tv/popular')).toEqual([503, 503, 200]);
  });

  it('wears off after its times', async () => {
    faults.set({ kind: 'status', status: 503, times: 2 });
    expect([(await ask('/configuration')).status, (await ask('/configuration')).status]).toEqual([503, 503]);
    expect((await ask('/configuration')).status).toBe(200);
  });

  it('gives way to the next one that applies', async () => {
    faults.set({ kind: 'status', status: 500, times: 1 }, { kind: 'status', status: 502 });
    expect([(await ask('/configuration')).status, (await ask('/configuration')).status]).toEqual([500, 502]);
  });
});

it('logs every request, faulty ones too', async () => {
  faults.set({ kind: 'network' });
  await ask('/search/movie?query=a%20b&page=2');
  expect(log.requests).toMatchObject([
    {
      method: 'GET',
      path: '/search/movie',
      query: { query: 'a b', page: '2' },
      headers: { authorization: 'Bearer eyJ' },
    },
  ]);
});
