import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { runContainer } from '#fixtures/running-container.ts';
import type { RunningNginx } from '#fixtures/running-nginx.ts';
import { hasNginx } from '../scripts/nginx.mjs';

const FOLDER = 'a'.repeat(32);

/** Each with a word that is a secret between a visitor and the site. */
const SECRET = [
  '/search?q=secret',
  '/search?q=a#secret',
  '/search?secret',
  '/?a=/&b=secret',
  '//search?q=secret',
  '/search%3f?secret',
  '/assets/gone.js?secret',
  '/_headers?secret',
  '/tmdb/3/search/multi?query=secret',
  '/tmdb/3/movie/1?api_key=secret',
  '/tmdb?secret',
  '/tmdb-images/t/p/w342/a.jpg?secret',
  '/health?secret',
  `/devices/${FOLDER}/`,
  `/devices/${FOLDER}/secret.json`,
  `/devices/${FOLDER.toUpperCase()}/`,
  `/devices/${FOLDER}`,
  `//devices/${FOLDER}/secret.json?x`,
  `/x/../devices/${FOLDER}/`,
  `/%64evices/${FOLDER}/`,
];

// docs/hosting.md, Logs: what a host keeps of its visitors.
describe.skipIf(!hasNginx())('the access log of deploy/nginx.conf', () => {
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await runContainer(readConfig, { DEVICES: '/devices/' });
  });
  afterAll(() => nginx.close());

  it('has the paths that were asked for, and nothing of queries, of the pages before, or of folders', async () => {
    for (const path of SECRET)
      for (const method of ['GET', 'POST'])
        await nginx.ask(path, { referer: 'http://localhost/search?q=secret', cookie: 'a=secret' }, method);
    await nginx.ask('/movie/12?from=home', { 'user-agent': 'Visitor' });
    await expect.poll(() => nginx.log()).toContain('"GET /movie/12 HTTP/1.1" 200 ');
    const log = await nginx.log();
    expect(log).toMatch(/^127\.0\.0\.1 \[.*\] "GET \/movie\/12 HTTP\/1\.1" 200 \d+ "Visitor"$/m);
    expect(log).toContain('"GET /tmdb/3/search/multi HTTP/1.1" 401 ');
    expect(log).not.toMatch(/secret|\?/);
    expect(log.toLowerCase()).not.toContain(FOLDER);
  });
});
