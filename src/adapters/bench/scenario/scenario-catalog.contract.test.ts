import { movieCatalogContract } from '#application/ports/catalog/movie-catalog.contract.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { failureOf } from '#domain/catalog-failure.ts';
import { inScenario } from '#fixtures/scenario/in-scenario.ts';
import type { ScenarioName } from './scenario-name.ts';

/** Answers as if the clock ran by itself. */
const impatient = (name: ScenarioName): MovieCatalog => {
  const { catalog, clock } = inScenario(name);
  return new Proxy(catalog, {
    get:
      (target, call: keyof MovieCatalog) =>
      async (...asked: unknown[]) => {
        const answer = (target[call] as (...all: unknown[]) => Promise<unknown>).apply(target, asked);
        answer.catch(() => undefined);
        await Promise.race([answer, clock.advance(3_000)]).catch(() => undefined);
        return answer;
      },
  });
};

/** Repeats a call that fails for want of a network, once. */
const patient = (name: ScenarioName): MovieCatalog => {
  const { catalog } = inScenario(name);
  return new Proxy(catalog, {
    get:
      (target, call: keyof MovieCatalog) =>
      (...asked: unknown[]) => {
        const ask = () => (target[call] as (...all: unknown[]) => Promise<unknown>).apply(target, asked);
        return ask().catch((error: unknown) => (failureOf(error)?.kind === 'network' ? ask() : Promise.reject(error)));
      },
  });
};

const missingId = 999_999_999;
movieCatalogContract('no-images', () => ({ catalog: inScenario('no-images').catalog, missingId }));
movieCatalogContract('extreme-text', () => ({ catalog: inScenario('extreme-text').catalog, missingId }));
movieCatalogContract('flaky, after the first failure,', () => ({ catalog: patient('flaky'), missingId }));
movieCatalogContract('slow, after 3 seconds,', () => ({ catalog: impatient('slow'), missingId }));
