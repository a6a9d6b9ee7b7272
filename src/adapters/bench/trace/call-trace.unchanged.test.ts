import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { tracedDemo } from '#fixtures/trace/traced-demo.ts';
import { CallTrace } from './call-trace.ts';
import { TraceRecorder } from './trace-recorder.ts';

type Demo = ReturnType<typeof tracedDemo>;

const never = (): AbortSignal => new AbortController().signal;

describe('the trace changes nothing of a call', () => {
  it('gives the very promise of the adapter, which is called in the same turn', () => {
    const calls = new CallTrace(new TraceRecorder(), () => []);
    const question = { call: 'fetchTrending', path: '/trending/all/week', about: [], signal: never() } as const;
    const answer = Promise.resolve();
    let asked = 0;
    const rightAnswer = () => {
      asked += 1;
      return answer;
    };
    for (const { answer: traced } of [calls.above('catalog'), calls.beneath('catalog', 'fault')])
      expect(traced(question, rightAnswer)).toBe(answer);
    expect(asked).toBe(2);
  });

  it('whatever comes of it, and in whatever order', async () => {
    const outcome = fc.record({
      ms: fc.integer({ min: 0, max: 50 }),
      error: fc.constantFrom(
        undefined,
        new CatalogError({ kind: 'network' }),
        new CatalogError({ kind: 'http', status: 429, retryAfterMs: 5 }),
        new TypeError('x is undefined'),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(outcome, { maxLength: 12 }), async (outcomes) => {
        const seen = async (isTraced: boolean) => {
          let next = 0;
          const results: unknown[] = [];
          const demo = tracedDemo({ scenario: 'no-images' }, { catalog: ({ clock }) => catalogOf(clock) });
          const catalogOf = ({ scheduler }: Demo['parts']['clock']): MovieCatalog => ({
            ...stubCatalog(),
            fetchTrending: () => {
              const { ms, error } = outcomes[next] ?? { ms: 0, error: undefined };
              const at = next++;
              return new Promise((resolve, reject) =>
                scheduler.schedule(() => (error ? reject(error) : resolve([at] as never)), ms),
              );
            },
          });
          const catalog = isTraced ? demo.parts.catalog : catalogOf(demo.clock);
          for (const _ of outcomes)
            catalog.fetchTrending(never()).then(
              (value) => results.push(value),
              (error: unknown) => results.push(error),
            );
          await demo.clock.advance(100);
          return results;
        };
        const [plain, traced] = [await seen(false), await seen(true)];
        expect(traced).toEqual(plain);
        // Errors are the very ones.
        expect(traced.every((each, at) => !(each instanceof Error) || each === plain[at])).toBe(true);
      }),
      runs(50),
    );
  });
});
