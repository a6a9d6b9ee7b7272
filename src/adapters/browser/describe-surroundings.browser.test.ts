import { afterEach, expect, it, vi } from 'vitest';
import { describeSurroundings } from './describe-surroundings.ts';

afterEach(() => void vi.restoreAllMocks());

// product.md, Report: fields.
it('says what this browser is, in words of tables', async () => {
  expect(await describeSurroundings()).toEqual({
    browser: expect.stringMatching(/^(Chrome|Firefox)$/) as string,
    browserVersion: expect.stringMatching(/^\d+\.\d+$/) as string,
    system: expect.stringMatching(/^\w+$/) as string,
    language: expect.stringMatching(/^[a-z]{2,3}$/) as string,
    minutesFromUtc: -new Date().getTimezoneOffset(),
    isOnline: true,
    worker: expect.stringMatching(/^(none|active|past)$/) as string,
  });
});

it.each([
  ['de-AT', 'de'],
  ['FIL', 'fil'],
  ['x-ada-lovelace', 'unknown'],
  ['', 'unknown'],
  ['english', 'unknown'],
])('of the language %j it says %s, without a country', async (tag, language) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(tag);
  expect(await describeSurroundings()).toMatchObject({ language });
});

const registration = (parts: Partial<Record<'active' | 'waiting' | 'installing', object>>) =>
  ({ active: null, waiting: null, installing: null, ...parts }) as unknown as ServiceWorkerRegistration;

it.each<[string, () => Promise<ServiceWorkerRegistration | undefined>, string]>([
  ['has none', async () => undefined, 'none'],
  ['installs one', async () => registration({ installing: {} }), 'installing'],
  ['has a newer one that waits', async () => registration({ active: {}, waiting: {} }), 'waiting'],
  ['was opened past it', async () => registration({ active: {} }), 'past'],
  ['may not ask', () => Promise.reject(new DOMException('x', 'SecurityError')), 'unsupported'],
])('a page that %s', async (_, get, worker) => {
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockImplementation(get);
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue(null);
  expect(await describeSurroundings()).toMatchObject({ worker });
});
