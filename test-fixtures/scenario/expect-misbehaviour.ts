import { describe, expect, it } from 'vitest';
import type { ScenarioName } from '#adapters/bench/scenario/scenario-name.ts';
import { failureOf } from '#domain/catalog-failure.ts';
import { inScenario } from './in-scenario.ts';

type Asked = ReturnType<typeof inScenario>;

const outcome = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'answered',
    (error: unknown) => failureOf(error),
  );

/**
 * Tests that what goes with the catalogue misbehaves as it does (product.md, QA: scenarios).
 * @param ask asks everything that there is to ask, once
 */
export const expectMisbehaviour = (name: string, ask: (of: Asked) => readonly Promise<unknown>[]): void => {
  const outcomes = async (of: Asked) => [
    ...new Set((await Promise.all(ask(of).map(outcome))).map((each) => JSON.stringify(each))),
  ];
  const all = (expected: unknown) => [JSON.stringify(expected)];
  const network = { kind: 'network' };

  describe(`${name} misbehave as the catalogue does`, () => {
    it.each<[ScenarioName, unknown]>([
      ['offline', network],
      ['unauthorized', { kind: 'http', status: 401 }],
      ['rate-limited', { kind: 'http', status: 429, retryAfterMs: 2_000 }],
      ['server-error', { kind: 'http', status: 500 }],
      ['not-found', { kind: 'http', status: 404 }],
      ['trending-fails', 'answered'],
      ['config-fails', 'answered'],
    ])('%s', async (scenario, expected) => {
      expect(await outcomes(inScenario(scenario))).toEqual(all(expected));
    });

    it('flaky: each call works the second time', async () => {
      const asked = inScenario('flaky');
      expect(await outcomes(asked)).toEqual(all(network));
      expect(await outcomes(asked)).toEqual(all('answered'));
    });

    it.each<[ScenarioName, number, unknown]>([
      ['slow', 3_000, 'answered'],
      ['timeout', 30_000, { kind: 'timeout' }],
    ])('%s: nothing comes before %i ms', async (scenario, ms, expected) => {
      const asked = inScenario(scenario);
      let isEnded = false;
      const ended = outcomes(asked).finally(() => (isEnded = true));
      await asked.clock.advance(ms - 1);
      expect(isEnded).toBe(false);
      await asked.clock.advance(1);
      expect(await ended).toEqual(all(expected));
    });
  });
};
