import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TmdbClient } from '#adapters/tmdb/client/tmdb-client.ts';
import { TmdbFilterNames } from '#adapters/tmdb/tmdb-filter-names.ts';
import { ASKED_ENDPOINTS, ENDPOINT_NAMES } from '#fixtures/asked-endpoints.ts';
import { ASKED_PARAMETERS, isAskedOfTmdb } from '#fixtures/fake-tmdb/recording/asked-of-tmdb.ts';
import { runProxiedNginx, type ProxiedNginx } from '#fixtures/proxied-nginx.ts';
import { hasNginx } from '../scripts/nginx.mjs';

const CONFIG = { token: 'a.b', apiUrl: 'https://tmdb.test/3', imageUrl: 'https://images.test/' };
const { signal } = new AbortController();

/** The addresses behind the API's base that are asked meanwhile. */
const sent = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ name: 'a', results: [] }));
  await act();
  const urls = fetched.mock.calls.map(([request]) => (request instanceof Request ? request.url : String(request)));
  fetched.mockRestore();
  return urls.map((url) => url.slice(CONFIG.apiUrl.length));
};

const all = async (): Promise<readonly string[]> => {
  const client = new TmdbClient(CONFIG, undefined);
  const names = new TmdbFilterNames(new TmdbClient(CONFIG));
  const paths: string[] = [];
  for (const endpoint of Object.values(ASKED_ENDPOINTS).flat())
    paths.push(...(await sent(() => client.fetchJson(endpoint, signal).catch(() => undefined))));
  for (const kind of ['keyword', 'company', 'person'] as const) {
    paths.push(...(await sent(() => names.find(kind, 'tidal & wave', signal).catch(() => undefined))));
    paths.push(...(await sent(() => names.nameOf({ kind, id: 7 }, signal).catch(() => undefined))));
  }
  paths.push(...(await sent(() => names.nameOf({ kind: 'network', id: 213 }, signal).catch(() => undefined))));
  return [...new Set(paths)];
};

/** What TMDB's API knows and the app has no use for; or what the app asks, in a form in which it does not. */
const NEVER = [
  'append_to_response=account_states',
  'append_to_response=images,account_states',
  'append_to_response=account_states,images',
  'append_to_response=images%2Caccount_states',
  'append_to_response=images%2caccount_states',
  'append_to_response=images%252Caccount_states',
  'append_to_response=images&append_to_response=account_states',
  'append_to_response=season/1/account_states',
  'append_to_response=season%2F1%2Faccount_states',
  'append_to_response=images account_states'.replace(' ', '%20'),
  'append_to_response=images;append_to_response=account_states',
  'append_to_response=Account_States',
  'append_to_response[]=account_states',
  'append%5Fto%5Fresponse=account_states',
  'append_to_response=account%5Fstates',
  'append_to_response=reviews',
  'append_to_response=',
  'session_id=1',
  'Session_ID=1',
  'session%5Fid=1',
  'guest_session_id=1',
  'api_key=1',
  'request_token=1',
  'access_token=1',
  'account_id=1',
  'callback=evil',
  'page=1&session_id=1',
  'page=1&&session_id=1',
  'page=1;session_id=1',
  'page=1%26session_id=1',
  'query=a;session_id=1',
  'query=a&session_id=1',
  'query=a?session_id=1&api_key=2',
  '&session_id=1',
  '?session_id=1',
  'session_id',
  '=1',
  'page',
  'page=1%00',
  'page=-1',
  'page=1e9',
  'include_adult=true',
  'language=en-US%0d%0aevil:1',
  'sort_by=account_states',
  'external_source=facebook_id',
  'with_genres=18%20or%201',
  'watch_region=../account',
];

describe('what deploy/tmdb-proxy.conf lets through', () => {
  it('was said of each function and each value that says what is asked', () => {
    expect(Object.keys(ASKED_ENDPOINTS).toSorted()).toEqual(ENDPOINT_NAMES.toSorted());
  });

  it('is all that the app asks', async () => {
    const paths = await all();
    expect(paths.length).toBeGreaterThan(90);
    expect(paths.filter((path) => !isAskedOfTmdb(path))).toEqual([]);
  });

  it('is no parameter that the app does not send', async () => {
    const sentParameters = (await all()).flatMap((path) => (path.split('?')[1] ?? '').split('&'));
    expect(ASKED_PARAMETERS.length).toBeGreaterThan(15);
    const unused = ASKED_PARAMETERS.filter(
      (pattern) => !sentParameters.some((sentOne) => new RegExp(`^(?:${pattern})$`).test(sentOne)),
    );
    expect(unused).toEqual([]);
  });

  it.each(NEVER)('is never ?%s', (query) => {
    expect(isAskedOfTmdb(`/movie/603?${query}`)).toBe(false);
  });
});

describe.skipIf(!hasNginx())('a query, in nginx', () => {
  let proxied: ProxiedNginx;
  beforeAll(async () => {
    proxied = await runProxiedNginx('', { token: 'a.b', isFast: true });
  });
  beforeEach(() => void (proxied.arrived.length = 0));
  afterAll(() => proxied.close());

  it('of the app’s reaches TMDB as it is', async () => {
    for (const path of await all()) {
      expect([path, (await proxied.ask(`/tmdb/3${path}`)).status]).toEqual([path, 200]);
      expect(proxied.arrived.pop()?.url).toBe(`/3${path}`);
    }
  });

  it.each(NEVER)('is never sent with the host’s token: ?%s', async (query) => {
    const { status, body } = await proxied.ask(`/tmdb/3/movie/603?${query}`);
    expect([status, JSON.parse(body)]).toEqual([404, { success: false, status_code: 34 }]);
    expect(proxied.arrived).toEqual([]);
  });
});
