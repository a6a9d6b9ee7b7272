import { describe, expect, it } from 'vitest';
import { failureOf } from '#domain/catalog-failure.ts';
import { inScenario } from '#fixtures/scenario/in-scenario.ts';
import type { ScenarioName } from './scenario-name.ts';

const never = (): AbortSignal => new AbortController().signal;
const outcome = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'answered',
    (error: unknown) => failureOf(error),
  );

describe('several at once, in whatever order they are named (product.md, QA: several)', () => {
  it.each<[readonly ScenarioName[], object]>([
    [['slow', 'offline'], { kind: 'network' }],
    [['offline', 'server-error'], { kind: 'network' }],
    [['server-error', 'empty'], { kind: 'http', status: 500 }],
    [['flaky', 'huge'], { kind: 'network' }],
  ])('%j', async (names, expected) => {
    for (const order of [names, names.toReversed()]) {
      const { catalog, clock } = inScenario(...order);
      const probed = outcome(catalog.fetchConfiguration(never()));
      await clock.advance(3_000);
      await probed;
      const ended = outcome(catalog.fetchTrending(never()));
      await clock.advance(3_000);
      expect(await ended).toEqual(expected);
    }
  });

  it('slow and empty: what comes late has nothing in it', async () => {
    const { catalog, clock } = inScenario('empty', 'slow');
    const answer = catalog.search({ tab: 'multi', text: 'a' }, 1, never());
    await clock.advance(3_000);
    expect((await answer).results).toEqual([]);
  });

  it('no-images and extreme-text change the same titles', async () => {
    const { catalog } = inScenario('extreme-text', 'no-images');
    const titles = await catalog.fetchTrending(never());
    expect(titles.map(({ poster_path }) => poster_path)).toEqual(titles.map(() => null));
    expect(titles.some((title) => (title.title ?? title.name ?? '').includes('<script>'))).toBe(true);
  });
});
