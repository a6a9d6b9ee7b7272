import { describe, expect, it } from 'vitest';
import { never } from '#application/ports/movie-catalog.checks.contract.ts';
import { watchOptionsContract } from '#application/ports/watch-options.contract.ts';
import type { WatchOptions } from '#application/ports/watch-options.ts';
import { failureOf } from '#domain/catalog-failure.ts';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { knownTitles } from '#fixtures/known-titles.ts';
import { inScenario } from '#fixtures/scenario/in-scenario.ts';
import type { ScenarioName } from './scenario-name.ts';

const known = knownTitles(generateCatalogue());

for (const names of [[], ['no-images'], ['extreme-text'], ['no-images', 'extreme-text']] as const) {
  watchOptionsContract(`${names.join('+') || 'none'}: the watch options`, () => ({
    options: inScenario(...names).options,
    known,
    missingId: 999_999,
  }));
}

const asking = (options: WatchOptions) => [
  options.regions(never()),
  options.services('DE', never()),
  options.optionsOf(known[0]!, 'DE', never()),
];
const outcomes = (options: WatchOptions) =>
  Promise.all(
    asking(options).map((answer) =>
      answer.then(
        () => 'answered',
        (error: unknown) => failureOf(error),
      ),
    ),
  );

describe('the watch options misbehave as the catalogue does (product.md, QA: scenarios)', () => {
  it.each<[ScenarioName, unknown]>([
    ['offline', { kind: 'network' }],
    ['unauthorized', { kind: 'http', status: 401 }],
    ['rate-limited', { kind: 'http', status: 429, retryAfterMs: 2_000 }],
    ['server-error', { kind: 'http', status: 500 }],
    ['not-found', { kind: 'http', status: 404 }],
    ['trending-fails', 'answered'],
    ['config-fails', 'answered'],
  ])('%s', async (name, expected) => {
    expect(await outcomes(inScenario(name).options)).toEqual([expected, expected, expected]);
  });

  it('flaky: each call works the second time', async () => {
    const { options } = inScenario('flaky');
    const network = { kind: 'network' };
    expect(await outcomes(options)).toEqual([network, network, network]);
    expect(await outcomes(options)).toEqual(['answered', 'answered', 'answered']);
  });

  it.each<[ScenarioName, number, unknown]>([
    ['slow', 3_000, 'answered'],
    ['timeout', 30_000, { kind: 'timeout' }],
  ])('%s: nothing comes before %i ms', async (name, ms, expected) => {
    const { options, clock } = inScenario(name);
    const ended = outcomes(options);
    await clock.advance(ms);
    expect(await ended).toEqual([expected, expected, expected]);
  });

  it('empty: no country has a service', async () => {
    const { options } = inScenario('empty');
    expect(await options.services('DE', never())).toEqual([]);
    expect(await options.optionsOf(known[0]!, 'DE', never())).toEqual(NO_OFFERS);
  });

  it('no-images: no service has a logo', async () => {
    const services = await inScenario('no-images').options.services('US', never());
    expect(new Set(services.map(({ logoPath }) => logoPath))).toEqual(new Set([null]));
  });

  it('extreme-text: the names are', async () => {
    const services = await inScenario('extreme-text').options.services('US', never());
    expect(Math.max(...services.map(({ name }) => name.length))).toBeGreaterThan(200);
  });

  it('huge: a country has hundreds of services', async () => {
    const services = await inScenario('huge').options.services('DE', never());
    expect(services.length).toBeGreaterThan(200);
    expect(new Set(services.map(({ id }) => id)).size).toBe(services.length);
  });
});
