import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { TraceEntry } from '#application/ports/trace.ts';
import { anEntry, PAGE_START } from '#fixtures/trace/a-trace.ts';
import { toHar } from './to-har.ts';

const harOf = (...entries: readonly TraceEntry[]) =>
  toHar({ entries, pageStart: PAGE_START, now: 9_000, version: '1.2.3', comment: 'Scenario: none' });

const time = v.pipe(v.string(), v.isoTimestamp());
const size = v.pipe(v.number(), v.integer(), v.minValue(-1));
const part = v.pipe(v.number(), v.minValue(-1));
const spent = v.pipe(v.number(), v.minValue(0));
const pairs = v.array(v.object({ name: v.string(), value: v.string() }));
const OWN = /^_/;

/** What is no field of the format begins with an underscore. */
const strict = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.pipe(
    v.looseObject(fields),
    v.check((found) => Object.keys(found).every((name) => name in fields || OWN.test(name)), 'an unknown field'),
  );

/** The fields of HAR 1.2 that are not optional, and those of the optional ones that are written. */
const HAR = v.strictObject({
  log: strict({
    version: v.literal('1.2'),
    creator: strict({ name: v.string(), version: v.string() }),
    comment: v.string(),
    pages: v.array(
      strict({
        startedDateTime: time,
        id: v.string(),
        title: v.string(),
        pageTimings: strict({ onContentLoad: part, onLoad: part }),
      }),
    ),
    entries: v.array(
      strict({
        pageref: v.string(),
        startedDateTime: time,
        time: spent,
        request: strict({
          method: v.literal('GET'),
          url: v.pipe(v.string(), v.url()),
          httpVersion: v.string(),
          cookies: v.array(v.never()),
          headers: pairs,
          queryString: pairs,
          headersSize: size,
          bodySize: size,
        }),
        response: strict({
          status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599)),
          statusText: v.string(),
          httpVersion: v.string(),
          cookies: v.array(v.never()),
          headers: pairs,
          content: strict({ size: v.pipe(size, v.minValue(0)), mimeType: v.string() }),
          redirectURL: v.string(),
          headersSize: size,
          bodySize: size,
        }),
        cache: v.strictObject({}),
        timings: strict({
          blocked: part,
          dns: part,
          connect: part,
          ssl: part,
          send: spent,
          wait: spent,
          receive: spent,
        }),
      }),
    ),
  }),
});

const anyEntry = fc.record({
  kind: fc.constantFrom('call', 'store', 'log', 'tabs'),
  startedAt: fc.double({ min: 0, max: 9_000, noNaN: true }),
  status: fc.constantFrom('pending', 'done', 'failed', 'aborted'),
  subject: fc.constantFrom('/movie/1/credits', '/search/multi?query=…&page=2', '/discover/movie?page=1&a=b%20c'),
  failure: fc.constantFrom('network', 'timeout', 'malformed', 'HTTP 503', 'HTTP 418', 'TypeError'),
  ms: fc.double({ min: 0, max: 90_000, noNaN: true }),
});

describe('the trace as HAR 1.2, which developer tools read (product.md, QA: trace)', () => {
  it('has all fields of the format, whatever happened, and none that is not of it', () => {
    fc.assert(
      fc.property(fc.array(anyEntry), (raw) => {
        const entries = raw.map(({ failure, ms, status, ...rest }, at) =>
          anEntry({ ...rest, id: at + 1, status, ...(status === 'failed' && { failure }), ms }),
        );
        const har: unknown = JSON.parse(JSON.stringify(harOf(...entries)));
        const { log } = v.parse(HAR, har);
        expect(log.entries).toHaveLength(entries.filter(({ kind }) => kind === 'call').length);
        expect(log.entries.every(({ pageref }) => pageref === log.pages[0]?.id)).toBe(true);
        // A total is the sum of its parts; -1 stands for a part that there is not.
        for (const { time: total, timings } of log.entries) {
          const { blocked, dns, connect, send, wait, receive } = timings;
          const parts = [blocked, dns, connect, send, wait, receive].filter((each) => each !== -1);
          expect(parts.reduce((sum, each) => sum + each)).toBe(total);
        }
      }),
    );
  });

  it('has when a call began and how long it took, its address and its parameters', () => {
    const { log } = harOf(anEntry({ subject: '/discover/movie?page=2&sort_by=popularity.desc' }));
    expect(log.creator).toEqual({ name: 'Matinee', version: '1.2.3' });
    expect(log.comment).toBe('Scenario: none');
    expect(log.pages[0]?.startedDateTime).toBe('2026-11-27T08:00:00.000Z');
    expect(log.entries).toMatchObject([
      {
        startedDateTime: '2026-11-27T08:00:00.250Z',
        time: 12,
        request: {
          url: 'https://demo.invalid/3/discover/movie?page=2&sort_by=popularity.desc',
          queryString: [
            { name: 'page', value: '2' },
            { name: 'sort_by', value: 'popularity.desc' },
          ],
        },
        response: { status: 200, statusText: 'OK' },
      },
    ]);
    expect(log.entries[0]?.response).not.toHaveProperty('_error');
  });

  it.each([
    ['failed', 'HTTP 503', 503, 'Service Unavailable', undefined],
    ['failed', 'HTTP 418', 418, '', undefined],
    ['failed', 'malformed', 200, 'OK', undefined],
    ['failed', 'network', 0, '', 'net::ERR_FAILED'],
    ['failed', 'timeout', 0, '', 'net::ERR_TIMED_OUT'],
    ['failed', 'TypeError', 0, '', 'net::ERR_FAILED'],
    ['aborted', undefined, 0, '', 'net::ERR_ABORTED'],
  ] as const)('%s, %s: status %i, as Chromium writes it', (status, failure, code, text, error) => {
    const [entry] = harOf(anEntry({ status, ...(failure && { failure }) })).log.entries;
    expect(entry?.response).toMatchObject({ status: code, statusText: text });
    expect(entry?.response._error).toBe(error);
    expect(entry?._failure).toBe(failure);
  });

  it('has what is pending, with the time until now', () => {
    const { ms: _, ...pending } = anEntry({ status: 'pending' });
    const [entry] = harOf(pending).log.entries;
    expect(entry).toMatchObject({ time: 8_750, response: { status: 0, _error: 'net::ERR_IO_PENDING' } });
  });

  it('has tries and settings, and what is no call, beside it', () => {
    const attempt = { number: 2, of: 4 };
    const settings = [{ name: 'fault', did: 'answered', ms: 0 }] as const;
    const write = anEntry({ id: 2, kind: 'store', call: 'store.set', subject: 'a 12 characters' });
    const { log } = harOf(anEntry({ attempt, settings }), write);
    expect(log.entries).toMatchObject([{ _call: 'catalog.fetchTrending', _attempt: attempt, _settings: settings }]);
    expect(log._others).toMatchObject([
      { startedDateTime: '2026-11-27T08:00:00.250Z', kind: 'store', call: 'store.set', subject: 'a 12 characters' },
    ]);
  });
});
