import { afterEach, describe, expect, it, vi } from 'vitest';
import { lastTitleLanguage } from '#adapters/browser/memories/last-title-language.ts';
import { sinceAnswered } from '#adapters/browser/startup-answers.ts';
import { titleEndpoint } from '#adapters/tmdb/endpoint.ts';
import { readConfig } from '../config.ts';
import { startEarly } from './start-early.ts';

afterEach(() => {
  vi.restoreAllMocks();
  for (const link of document.head.querySelectorAll('link[rel=preconnect]')) link.remove();
});

it('asks by a path of its own host without a token', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')));
  await startEarly(readConfig({ VITE_CATALOG: 'tmdb', VITE_TMDB_API_URL: '/tmdb/3' }));
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/tmdb/3/configuration',
    '/tmdb/3/configuration',
    '/tmdb/3/trending/all/week',
  ]);
  for (const [, init] of fetched.mock.calls) expect(init?.headers).not.toHaveProperty('Authorization');
});

it('asks in the language of titles that was chosen last (product.md, Titles in one’s language: first)', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')));
  lastTitleLanguage.remember('fr-CA');
  await startEarly(readConfig({ VITE_CATALOG: 'tmdb', VITE_TMDB_API_URL: '/tmdb/3' }), {
    endpoint: titleEndpoint({ media_type: 'tv', id: 1396 }, 'details'),
    find: () => [],
  });
  lastTitleLanguage.remember('');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/tmdb/3/configuration',
    '/tmdb/3/configuration',
    '/tmdb/3/trending/all/week?language=fr-CA',
    '/tmdb/3/tv/1396?append_to_response=translations&language=fr-CA',
  ]);
});

it('connects to the host of the pictures while the health check is on its way', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('', { status: 500 })));
  await startEarly(readConfig({ VITE_CATALOG: 'tmdb', VITE_TMDB_ACCESS_TOKEN: 'any' }));
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=preconnect]');
  expect(link?.href).toBe('https://image.tmdb.org/t/p/');
});

it('connects to no host for pictures of the own host, and shows them from there although TMDB names another', async () => {
  const answers = [{}, { images: { secure_base_url: 'https://image.tmdb.org/t/p/' } }, {}, { poster_path: '/a.jpg' }];
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(answers.shift())));
  document.documentElement.dataset['screen'] = 'x';
  const frame = Object.assign(document.createElement('div'), { id: 'frame' });
  const screen = document.createElement('div');
  const place = Object.assign(document.createElement('p'), { className: 'place' });
  screen.dataset['screen'] = 'x';
  screen.append(place);
  frame.append(screen);
  document.body.append(frame);
  const config = readConfig({ VITE_TMDB_API_URL: '/tmdb/3', VITE_TMDB_IMAGE_URL: '/tmdb-images/t/p' });
  await startEarly(config, {
    endpoint: { path: '/named', timeoutMs: 1_000 },
    find: ({ poster_path }) => [{ use: 'row', place: 'place', paths: [poster_path] }],
  });
  expect(new URL(place.querySelector('img')?.src ?? '').pathname).toMatch(/^\/tmdb-images\/t\/p\/w\d+\/a\.jpg$/);
  expect(document.head.querySelector('link[rel=preconnect]')).toBeNull();
  frame.remove();
  delete document.documentElement.dataset['screen'];
});

it.each(['demo', 'mine'])('asks TMDB nothing for the catalogue %s', async (VITE_CATALOG) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await startEarly(readConfig({ VITE_CATALOG, VITE_TMDB_ACCESS_TOKEN: 'any' }));
  expect(fetched).not.toHaveBeenCalled();
});

it('handles every failure of a screen without early pictures when the network goes after the health check', async () => {
  const unheard = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  addEventListener('unhandledrejection', unheard);
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(new Response('{}'));
  await startEarly(readConfig({ VITE_CATALOG: 'tmdb', VITE_TMDB_ACCESS_TOKEN: 'any' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(unheard).not.toHaveBeenCalled();
  removeEventListener('unhandledrejection', unheard);
});

describe('the time at which startup was answered (product.md, Startup: library load)', () => {
  afterEach(() => performance.clearMarks());

  it.each([
    { configuration: 200, trending: 200, isNoticed: true },
    { configuration: 500, trending: 200, isNoticed: false },
    { configuration: 200, trending: 500, isNoticed: false },
  ])('is noticed: $isNoticed, after $configuration and $trending', async ({ configuration, trending, isNoticed }) => {
    const answers = [200, configuration, trending];
    vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
      Promise.resolve(new Response('{}', { status: answers.shift() ?? 500 })),
    );
    performance.clearMarks();
    await startEarly(readConfig({ VITE_CATALOG: 'tmdb', VITE_TMDB_ACCESS_TOKEN: 'any' }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(sinceAnswered() > 0).toBe(isNoticed);
  });
});
