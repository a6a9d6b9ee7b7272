import { movieCatalogContract } from '#application/ports/catalog/movie-catalog.contract.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { failureOf } from '#domain/catalog-failure.ts';
import { inScenario } from '#fixtures/scenario/in-scenario.ts';
import type { ScenarioName } from './scenario-name.ts';

type CatalogCall = Exclude<keyof MovieCatalog, 'knownFilters' | 'fetchLanguages'>;

/** Its calls by another's; what is not called stays. */
const calling = (catalog: MovieCatalog, by: (call: CatalogCall) => (...asked: unknown[]) => unknown): MovieCatalog =>
  new Proxy(catalog, {
    get: (target, name: keyof MovieCatalog) =>
      name === 'knownFilters' || name === 'fetchLanguages' ? target[name] : by(name),
  });

/** Answers as if the clock ran by itself. */
const impatient = (name: ScenarioName): MovieCatalog => {
  const { catalog, clock } = inScenario(name);
  return calling(catalog, (call) => async (...asked) => {
    const answer = (catalog[call] as (...all: unknown[]) => Promise<unknown>).apply(catalog, asked);
    answer.catch(() => undefined);
    await Promise.race([answer, clock.advance(3_000)]).catch(() => undefined);
    return answer;
  });
};

/** Repeats a call that fails for want of a network, once. */
const patient = (name: ScenarioName): MovieCatalog => {
  const { catalog } = inScenario(name);
  return calling(catalog, (call) => (...asked) => {
    const ask = () => (catalog[call] as (...all: unknown[]) => Promise<unknown>).apply(catalog, asked);
    return ask().catch((error: unknown) => (failureOf(error)?.kind === 'network' ? ask() : Promise.reject(error)));
  });
};

const missingId = 999_999_999;
movieCatalogContract('no-images', () => ({ catalog: inScenario('no-images').catalog, missingId }));
movieCatalogContract('extreme-text', () => ({ catalog: inScenario('extreme-text').catalog, missingId }));
movieCatalogContract('flaky, after the first failure,', () => ({ catalog: patient('flaky'), missingId }));
movieCatalogContract('slow, after 3 seconds,', () => ({ catalog: impatient('slow'), missingId }));
