import { describe, expect, it } from 'vitest';
import { never } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import { watchOptionsContract } from '#application/ports/catalog/watch-options.contract.ts';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { knownTitles } from '#fixtures/known-titles.ts';
import { expectMisbehaviour } from '#fixtures/scenario/expect-misbehaviour.ts';
import { inScenario } from '#fixtures/scenario/in-scenario.ts';

const known = knownTitles(generateCatalogue());

for (const names of [[], ['no-images'], ['extreme-text'], ['no-images', 'extreme-text']] as const) {
  watchOptionsContract(`${names.join('+') || 'none'}: the watch options`, () => ({
    options: inScenario(...names).options,
    known,
    missingId: 999_999,
  }));
}

expectMisbehaviour('the watch options', ({ options }) => [
  options.regions(never()),
  options.services('DE', never()),
  options.optionsOf(known[0]!, 'DE', never()),
]);

describe('the watch options of a scenario (product.md, QA: scenarios)', () => {
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
