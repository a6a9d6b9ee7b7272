import { describe, expect, it } from 'vitest';
import { CatalogError, type CatalogFailure } from '#domain/catalog-failure.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { willingBrowser } from '#fixtures/willing-browser.ts';
import type { CatalogProbe, ProbeMethod } from '../../ports/catalog/catalog-probe.ts';
import { CheckHealth } from './check-health.ts';
import { TestConnection, type ConnectionResult } from './test-connection.ts';

type Answer = number | 'unreachable' | 'silent';

const setup = (answers: Partial<Record<ProbeMethod, Answer>>) => {
  const clock = new VirtualClock();
  const asked: [ProbeMethod, number][] = [];
  const signals: AbortSignal[] = [];
  const probe: CatalogProbe = {
    configured: true,
    address: 'test',
    probe: async (method, signal) => {
      asked.push([method, clock.scheduler.frame]);
      signals.push(signal);
      const answer = answers[method] ?? 'unreachable';
      if (answer === 'silent') return new Promise(() => {});
      if (answer === 'unreachable') throw new CatalogError({ kind: 'network' });
      return answer;
    },
  };
  return {
    clock,
    asked,
    signals,
    testConnection: new TestConnection({ probe, clock, browser: willingBrowser, catalogChoice: { isDemo: false } }),
  };
};

describe('the connection test (product.md, Provider calls: connection test)', () => {
  it('succeeds on the first of three variants that is answered with 200', async () => {
    const { clock, asked, testConnection } = setup({ 1: 503, 2: 200 });
    let result: ConnectionResult | undefined;
    testConnection.execute().subscribe((next) => (result = next));
    await clock.settle();
    expect(result).toEqual({ success: true, method: 2 });
    expect(asked.map(([method]) => method)).toEqual([1, 2]);
  });

  it.each<[string, Answer, CatalogFailure]>([
    ['another status than 200', 503, { kind: 'http', status: 503 }],
    ['nothing', 'unreachable', { kind: 'network' }],
    ['silence', 'silent', { kind: 'timeout' }],
  ])('that ends with %s says why', async (_, answer, failure) => {
    const { clock, testConnection } = setup({ 1: 500, 2: 'unreachable', 3: answer });
    let result: ConnectionResult | undefined;
    testConnection.execute().subscribe((next) => (result = next));
    await clock.advance(10_000);
    expect(result).toMatchObject({ success: false, error: { failure } });
  });

  it('gives the variants 30 s, 15 s and 10 s, and aborts what was silent', async () => {
    const { clock, asked, signals, testConnection } = setup({ 1: 'silent', 2: 'silent', 3: 'silent' });
    let result: ConnectionResult | undefined;
    testConnection.execute().subscribe((next) => (result = next));
    await clock.advance(29_999);
    expect(signals[0]?.aborted).toBe(false);
    await clock.advance(1);
    await clock.advance(15_000);
    expect(result).toBeUndefined();
    await clock.advance(10_000);
    expect(asked).toEqual([
      [1, 0],
      [2, 30_000],
      [3, 45_000],
    ]);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    expect(result).toMatchObject({ success: false });
  });
});

describe('the health check (product.md, Provider calls: health check)', () => {
  it.each<[string, Partial<Record<ProbeMethod, Answer>>, boolean, readonly ProbeMethod[]]>([
    ['the connection test succeeds', { 1: 200 }, true, [1]],
    ['only the fallback is answered with 200', { 1: 500, 2: 500, 3: 500, fallback: 200 }, true, [1, 2, 3, 'fallback']],
    ['nothing is answered with 200', { 1: 401, 2: 401, 3: 401, fallback: 401 }, false, [1, 2, 3, 'fallback']],
    ['nothing is reached', {}, false, [1, 2, 3, 'fallback']],
  ])('when %s', async (_, answers, healthy, methods) => {
    const { clock, asked, testConnection } = setup(answers);
    let result: boolean | undefined;
    new CheckHealth({ testConnection }).execute().subscribe(({ success }) => (result = success));
    await clock.settle();
    await clock.settle();
    expect(result).toBe(healthy);
    expect(asked.map(([method]) => method)).toEqual(methods);
  });

  it('gives the fallback 5 s', async () => {
    const { clock, testConnection } = setup({ fallback: 'silent' });
    let result: boolean | undefined;
    new CheckHealth({ testConnection }).execute().subscribe(({ success }) => (result = success));
    await clock.advance(4_999);
    expect(result).toBeUndefined();
    await clock.advance(1);
    expect(result).toBe(false);
  });
});
