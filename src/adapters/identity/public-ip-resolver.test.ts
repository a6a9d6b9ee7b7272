import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import { PublicIpResolver } from './public-ip-resolver.ts';

const A = 'https://a.example/?format=json';
const B = 'https://b.example/ip';
const C = 'https://c.example';
type Answer = () => Response | Promise<Response>;

const log = { warn: vi.fn<ConsoleLog['warn']>(), error: vi.fn() };
const asked = vi.fn<(url: string, init: RequestInit) => void>();
/** Makes each service answer as given. A service that is not listed fails. */
const services = (answers: Readonly<Record<string, Answer>>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    asked(url, init);
    return (answers[url] ?? Response.error)();
  });
const telling = (body: unknown) => () => Response.json(body);
const find = (...urls: readonly string[]) => new PublicIpResolver(urls, log).resolve();

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.restoreAllMocks());

describe('the address (product.md, Identity: address)', () => {
  it.each([
    [{ ip: '203.0.113.7' }, '203.0.113.7'],
    [{ origin: '203.0.113.7' }, '203.0.113.7'],
    [{ status: 'success', query: '203.0.113.7' }, '203.0.113.7'],
    [{ ip: '203.0.113.1', origin: '203.0.113.2', query: '203.0.113.3' }, '203.0.113.1'],
    [{ origin: '203.0.113.2', query: '203.0.113.3' }, '203.0.113.2'],
    [{ ip: '', origin: null, query: '203.0.113.3' }, '203.0.113.3'],
    [{ origin: '203.0.113.7, 198.51.100.1' }, '203.0.113.7'],
    [{ origin: ' 203.0.113.7 ,x' }, '203.0.113.7'],
    [{ ip: '2001:DB8::ABCD', country: 'Unknown', cc: 'XX' }, '2001:db8::abcd'],
  ])('in %j is %s', async (body, address) => {
    services({ [A]: telling(body) });
    expect(await find(A)).toBe(address);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('is read whatever the answer’s type is said to be', async () => {
    services({ [A]: () => new Response('{"ip":"203.0.113.7"}', { headers: { 'Content-Type': 'text/html' } }) });
    expect(await find(A)).toBe('203.0.113.7');
  });
});

describe('a service fails', () => {
  const failures: readonly (readonly [string, Answer])[] = [
    ['its address is none', telling({ ip: 'unknown' })],
    ['its address has a port', telling({ ip: '203.0.113.7:80' })],
    ['only the second of its list is an address', telling({ origin: 'unknown, 203.0.113.7' })],
    ['it names no address', telling({ status: 'fail', message: 'quota' })],
    ['its address is a number', telling({ ip: 3_405_803_783 })],
    ['it answers null', telling(null)],
    ['it answers a list', telling(['203.0.113.7'])],
    ['it answers plain text', () => new Response('203.0.113.7')],
    ['it answers nothing', () => new Response('')],
    ['it answers 10 kB of HTML', () => new Response(`<html>${'x'.repeat(10_000)}</html>`)],
    ['it answers 503 with HTML', () => new Response('<html></html>', { status: 503 })],
    ['it answers 429 with an address', () => Response.json({ ip: '203.0.113.9' }, { status: 429 })],
    ['it cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'it breaks off',
      () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })),
    ],
  ];

  // product.md, Identity: lookup failure.
  it.each(failures)('when %s: a warning, and the next is asked', async (_, answer) => {
    services({ [A]: answer, [B]: telling({ origin: '203.0.113.7' }), [C]: telling({ ip: '203.0.113.8' }) });
    expect(await find(A, B, C)).toBe('203.0.113.7');
    expect(asked.mock.calls.map(([url]) => url)).toEqual([A, B]);
    expect(log.warn).toHaveBeenCalledOnce();
    expect(log.warn.mock.calls[0]?.[1]).toContain(A);
    expect(log.warn.mock.calls[0]).toHaveLength(2);
  });

  it.each(failures)(
    'and all do, when %s: there is no address, no rejection, and one line in the log',
    async (_, answer) => {
      services({ [A]: answer, [B]: answer });
      expect(await find(A, B)).toBeUndefined();
      expect(log.warn).toHaveBeenCalledOnce();
      expect(log.warn.mock.calls[0]?.[1]).toMatch(/^No public address came from [^\n]+, [^\n]+\.$/);
      expect(log.warn.mock.calls[0]).toHaveLength(2);
    },
  );
});

describe('asking', () => {
  it('sends no credentials and no header but Accept: application/json, once', async () => {
    services({ [A]: () => new Response('', { status: 500 }) });
    await find(A);
    expect(asked).toHaveBeenCalledOnce();
    const [, init] = asked.mock.calls[0] ?? [];
    expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store' });
    expect([...new Headers(init?.headers)]).toEqual([['accept', 'application/json']]);
    expect(init?.method ?? 'GET').toBe('GET');
  });

  it('asks no service where none is configured', async () => {
    services({});
    expect(await find()).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['no answer', ''],
    ['half an answer', '{"ip":'],
  ])('gives up after 5 s of %s (product.md, Provider calls: address services)', async (_, half) => {
    const server = createServer((_, response) => void (half && response.write(half)));
    await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
    const controller = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
    const { port } = server.address() as AddressInfo;
    const found = find(`http://127.0.0.1:${port}/`);
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), 150);
    expect(await found).toBeUndefined();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000);
    expect(log.warn).toHaveBeenCalledOnce();
    server.closeAllConnections();
    server.close();
  });
});
