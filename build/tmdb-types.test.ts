import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_HEADERS, PLACES } from '#fixtures/hostile-tmdb.ts';
import { runProxiedNginx, type ProxiedNginx } from '#fixtures/proxied-nginx.ts';
import { hasNginx } from '../scripts/nginx.mjs';

let proxied: ProxiedNginx;
let next = 0;
const fresh = (place: keyof typeof PLACES): string => PLACES[place].path(String((next += 1)));

// docs/security.md: only data in the API's place, and only pictures in a picture's.
describe.skipIf(!hasNginx()).each(Object.keys(PLACES) as (keyof typeof PLACES)[])(
  'a host in the place of TMDB’s, asked for %s',
  (place) => {
    beforeAll(async () => {
      proxied = await runProxiedNginx('', { token: 'a.b', isFast: true });
    });
    afterEach(() => {
      proxied.arrived.length = 0;
      proxied.picture = 'a picture';
      proxied.said = {};
    });
    afterAll(() => proxied.close());

    it.each([
      'text/html',
      'text/html; charset=utf-8',
      'TEXT/HTML',
      'text/javascript',
      'application/xhtml+xml',
      'application/pdf',
      'multipart/x-mixed-replace;boundary=x',
      'application/octet-stream',
      'text/html, image/jpeg',
      'image/jpegx',
      'application/jsonp',
      'image/jpeg, text/html',
      'application/json, text/html',
      'x/image/jpeg',
      '',
    ])('has a fault where it says that its answer is "%s", and neither keeps nor sends it', async (type) => {
      proxied.said = { ...HOSTILE_HEADERS, 'Content-Type': type };
      proxied.picture = '<script>evil</script>';
      const path = fresh(place);
      for (const _ of [1, 2]) {
        const answer = await proxied.ask(path);
        expect(answer.status).toBe(502);
        expect(answer.body).not.toContain('<');
        expect(JSON.stringify(answer.headers)).not.toContain('evil');
      }
      expect(proxied.arrived).toHaveLength(2);
      proxied.said = {};
      expect((await proxied.ask(path)).status).toBe(200);
    });

    it('has a fault where it sends what belongs to the other place', async () => {
      proxied.said = { 'Content-Type': place === 'pictures' ? 'application/json' : 'image/png' };
      expect((await proxied.ask(fresh(place))).status).toBe(502);
    });

    it.each(['br', 'zstd', 'compress', 'gzip, br', 'evil'])(
      'has a fault where it packs an answer as %s',
      async (encoding) => {
        proxied.said = { 'Content-Encoding': encoding };
        expect((await proxied.ask(fresh(place))).status).toBe(502);
      },
    );
  },
);

describe.skipIf(!hasNginx())('pictures', () => {
  beforeAll(async () => {
    proxied = await runProxiedNginx('', { token: '', isFast: true });
  });
  afterAll(() => proxied.close());

  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'])(
    'of the type %s are sent as that',
    async (type) => {
      for (const said of [type, type.toUpperCase(), `${type}; charset=utf-7`]) {
        proxied.said = { 'Content-Type': said };
        expect(await proxied.ask(fresh('pictures'))).toMatchObject({ status: 200, headers: { 'content-type': type } });
      }
    },
  );
});
