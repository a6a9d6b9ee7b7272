import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pictures } from './pictures.ts';

const NAME = 'matinee-pictures';
const DAY = 86_400_000;
const POSTER = 'https://image.example/t/p/w342/a.jpg';

let now = 0;
let later: Promise<unknown>[] = [];
const network = () => vi.spyOn(globalThis, 'fetch');

const ask = async (url = POSTER): Promise<string> => {
  const answer = await new Pictures(() => now, '').answer(new Request(url), (work) => later.push(work));
  const text = await answer.text();
  await Promise.all(later.splice(0));
  return text;
};
const online = (text: string) =>
  network().mockImplementation(
    async () => new Response(text, { headers: { Vary: 'Origin', 'Content-Type': 'image/jpeg' } }),
  );
const offline = () => network().mockRejectedValue(new TypeError('Failed to fetch'));
const cachedUrls = async () => (await (await caches.open(NAME)).keys()).map(({ url }) => url);

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21);
  later = [];
  await caches.delete(NAME);
});
afterEach(() => caches.delete(NAME));

describe('a poster', () => {
  it('once seen is there without a network, and is not asked for again with one', async () => {
    online('picture');
    expect(await ask()).toBe('picture');
    const asked = offline();
    asked.mockClear();
    expect(await ask()).toBe('picture');
    expect(asked).not.toHaveBeenCalled();
  });

  it('is asked for openly and without credentials, so that it costs no more room than it has bytes', async () => {
    const asked = online('picture');
    await ask();
    expect(asked).toHaveBeenCalledExactlyOnceWith(POSTER, { mode: 'cors', credentials: 'omit' });
  });

  it('that may not be read is shown as the page requested it, and is not stored', async () => {
    network().mockImplementation(async (input) => {
      if (typeof input === 'string') throw new TypeError('Failed to fetch');
      return new Response('hidden');
    });
    expect(await ask()).toBe('hidden');
    expect(await cachedUrls()).toEqual([]);
  });

  it('seen in another size stands in without a network, but not with one', async () => {
    online('small');
    await ask('https://image.example/t/p/w185/a.jpg');
    offline();
    expect(await ask('https://image.example/t/p/w500/a.jpg')).toBe('small');
    await expect(ask('https://image.example/t/p/w500/b.jpg')).rejects.toThrow('Failed to fetch');
    online('large');
    expect(await ask('https://image.example/t/p/w500/a.jpg')).toBe('large');
  });

  it('that is missing is not stored', async () => {
    network().mockImplementation(async () => new Response('', { status: 404 }));
    await ask();
    expect(await cachedUrls()).toEqual([]);
  });

  it('stored for 182 days is requested again, and not shown any more without a network', async () => {
    online('old');
    await ask();
    now += 181 * DAY;
    offline();
    expect(await ask()).toBe('old');
    now += DAY;
    await expect(ask()).rejects.toThrow('Failed to fetch');
    online('new');
    expect(await ask()).toBe('new');
  });

  it('used again is not the first to go: that is the one that was used least recently, the 301st', async () => {
    online('picture');
    for (let n = 0; n < 300; n += 1) {
      now += 1_000;
      await ask(`${POSTER}?${n}`);
    }
    now += 2 * DAY;
    await ask(`${POSTER}?0`);
    await ask(`${POSTER}?300`);
    const kept = await cachedUrls();
    expect(kept).toHaveLength(300);
    expect(kept).toContain(`${POSTER}?0`);
    expect(kept).toContain(`${POSTER}?300`);
    expect(kept).not.toContain(`${POSTER}?1`);
  });

  it('leaves with the outdated ones when another comes', async () => {
    online('picture');
    await ask();
    now += 182 * DAY;
    await ask(`${POSTER}?2`);
    expect(await cachedUrls()).toEqual([`${POSTER}?2`]);
  });

  it('is shown where storage is blocked', async () => {
    vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('Access is denied.', 'SecurityError'));
    online('picture');
    expect(await ask()).toBe('picture');
  });

  it('that the page had before is stored, once', async () => {
    const asked = online('picture');
    const pictures = new Pictures(() => now, '');
    await pictures.keep(POSTER);
    await pictures.keep(POSTER);
    expect(asked).toHaveBeenCalledOnce();
    offline();
    expect(await ask()).toBe('picture');
  });

  it('of the own host is asked for with the browser’s credentials: a sign-in may stand before it', async () => {
    const asked = online('picture');
    const own = new URL('/t/p/w342/a.jpg', location.href).href;
    expect(await ask(own)).toBe('picture');
    expect(asked).toHaveBeenCalledExactlyOnceWith(own, { mode: 'cors', credentials: 'same-origin' });
  });

  it.each(['text/html', 'text/html; charset=utf-8', 'application/json', 'text/plain', ''])(
    'that is %j is shown as it came, and is not stored: it is a sign-in’s page',
    async (type) => {
      network().mockImplementation(async () => new Response('page', { headers: { 'Content-Type': type } }));
      expect(await ask()).toBe('page');
      await new Pictures(() => now, '').keep(POSTER);
      expect(await cachedUrls()).toEqual([]);
    },
  );

  it('in whose place a former release has stored a page is asked for again', async () => {
    const headers = { 'matinee-kept-at': String(now), 'matinee-used-at': String(now) };
    const page = new Response('sign in', { headers: { 'Content-Type': 'text/html' } });
    await (await caches.open(NAME)).put(new Request(POSTER, { headers }), page);
    online('picture');
    expect(await ask()).toBe('picture');
    offline();
    expect(await ask()).toBe('picture');
  });

  it('is kept for each copy of the app on a host by itself', async () => {
    online('picture');
    const work: Promise<unknown>[] = [];
    await new Pictures(() => now, '/films/').answer(new Request(POSTER), (each) => work.push(each));
    await Promise.all(work);
    expect(await cachedUrls()).toEqual([]);
    expect(await caches.delete('/films/matinee-pictures')).toBe(true);
  });
});
