import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Vital } from '#application/ports/vitals-reporter.ts';
import { ConsoleVitals, watchVitals, SentVitals } from './vitals.ts';

const ENDPOINT = 'https://vitals.example/collect';
const LCP: Vital = { name: 'LCP', value: 1_234.56, rating: 'good', path: '/movie/7' };
const JSON_OF_LCP = { name: 'LCP', value: 1_234.56, rating: 'good', path: '/movie/7' };

/** @param body the body that was sent: always text */
const read = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : undefined);

const stubFetch = (answer: () => Promise<Response>) => vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
const stubBeacon = () => vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Vitals that are sent (product.md, Provider calls: vitals)', () => {
  it('outlive the page and carry neither cookies nor its address', () => {
    const fetch = stubFetch(async () => new Response());
    new SentVitals(ENDPOINT).report(LCP);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(ENDPOINT);
    expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(read(init?.body)).toEqual(JSON_OF_LCP);
  });

  it('go by beacon where fetch ends with the page', () => {
    const fetch = stubFetch(async () => new Response());
    const beacon = stubBeacon();
    vi.stubGlobal('Request', vi.fn());
    new SentVitals(ENDPOINT).report(LCP);
    expect(fetch).not.toHaveBeenCalled();
    const [url, body] = beacon.mock.calls[0] ?? [];
    expect(url).toBe(ENDPOINT);
    expect(read(body)).toEqual(JSON_OF_LCP);
  });

  it('carry nothing but name, value, rating and path (product.md, General: personal data)', () => {
    const fetch = stubFetch(async () => new Response());
    const full = { ...LCP, entries: ['Ada'] };
    new SentVitals(ENDPOINT).report(full);
    expect(read(fetch.mock.calls[0]?.[1]?.body)).toEqual(JSON_OF_LCP);
  });

  it('are no failure when no endpoint takes them', async () => {
    const failed = vi.fn<(event: PromiseRejectionEvent) => void>();
    addEventListener('unhandledrejection', failed);
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    new SentVitals(ENDPOINT).report(LCP);
    await new Promise((done) => setTimeout(done, 50));
    removeEventListener('unhandledrejection', failed);
    expect(failed).not.toHaveBeenCalled();
  });
});

it.each<[Vital, string]>([
  [LCP, 'LCP 1235 ms, good, on /movie/7'],
  [{ name: 'CLS', value: 0.12345, rating: 'needs-improvement', path: '/' }, 'CLS 0.123, needs-improvement, on /'],
])('developers read %j as one line', (vital, line) => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  new ConsoleVitals().report(vital);
  expect(info).toHaveBeenCalledExactlyOnceWith(line);
});

it('reports to each reporter what came before it was asked, by a path without a query', async () => {
  const one = vi.fn<(vital: Vital) => void>();
  const other = vi.fn<(vital: Vital) => void>();
  watchVitals([{ report: one }, { report: other }]);
  await expect.poll(() => one.mock.calls.map(([{ name }]) => name)).toContain('TTFB');
  expect(other.mock.calls).toEqual(one.mock.calls);
  const [vital] = one.mock.calls.find(([{ name }]) => name === 'TTFB') ?? [];
  expect(Object.keys(vital ?? {}).toSorted()).toEqual(['name', 'path', 'rating', 'value']);
  expect(vital?.value).toBeGreaterThanOrEqual(0);
  expect(vital?.path).toMatch(/^\/[^?#]*$/);
});
