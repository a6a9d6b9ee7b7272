import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPSTREAM_ANSWER, runProxiedNginx, type ProxiedNginx } from '#fixtures/proxied-nginx.ts';
import { hasNginx } from '../scripts/nginx.mjs';

/** nginx counts whole seconds. */
const OLD_MS = 2_100;

describe.skipIf(!hasNginx())('an answer that deploy/tmdb-proxy.conf has kept for longer than it is fresh', () => {
  let proxied: ProxiedNginx;
  const ask = () => proxied.ask('/tmdb/3/movie/1');

  beforeAll(async () => {
    proxied = await runProxiedNginx('', { token: 'any', freshFor: '1s' });
    await ask();
    await sleep(OLD_MS);
  });
  afterAll(() => proxied.close());

  it('is answered while TMDB is still being asked for a newer one', async () => {
    let answerNow = () => {};
    proxied.ready = new Promise((resolve) => (answerNow = resolve));
    expect(await ask()).toMatchObject({ status: 200, body: UPSTREAM_ANSWER });
    answerNow();
    await expect.poll(() => proxied.arrived.length).toBe(2);
    await sleep(OLD_MS);
  });

  it.each([429, 500, 503])('is answered while TMDB answers %i', async (failure) => {
    proxied.status = failure;
    const before = proxied.arrived.length;
    expect((await ask()).status).toBe(200);
    await expect.poll(() => proxied.arrived.length).toBeGreaterThan(before);
    expect(await ask()).toMatchObject({ status: 200, body: UPSTREAM_ANSWER });
  });

  it('is answered while TMDB cannot be reached; what is not kept is not', async () => {
    proxied.leave();
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    expect((await proxied.ask('/tmdb/3/movie/2')).status).toBe(502);
  });
});

describe.skipIf(!hasNginx())('a picture that deploy/tmdb-images.conf has kept for longer than it is fresh', () => {
  const path = '/tmdb-images/t/p/w342/kept.jpg';
  let proxied: ProxiedNginx;

  beforeAll(async () => {
    proxied = await runProxiedNginx('', { token: 'any', freshFor: '1s' });
    await proxied.ask(path);
    await sleep(OLD_MS);
  });
  afterAll(() => proxied.close());

  it.each([429, 500, 503])('is answered while TMDB answers %i', async (failure) => {
    proxied.status = failure;
    const before = proxied.arrived.length;
    expect((await proxied.ask(path)).status).toBe(200);
    await expect.poll(() => proxied.arrived.length).toBeGreaterThan(before);
    expect(await proxied.ask(path)).toMatchObject({ status: 200, body: 'a picture' });
  });

  it('is answered while TMDB cannot be reached; what is not kept is not', async () => {
    proxied.leave();
    for (const _ of [1, 2]) expect(await proxied.ask(path)).toMatchObject({ status: 200, body: 'a picture' });
    expect(await proxied.ask('/tmdb-images/t/p/w342/other.jpg')).toMatchObject({ status: 502, body: '' });
  });
});
