import type { CatalogProbe, ProbeMethod } from '#application/ports/catalog/catalog-probe.ts';
import { failureOf } from '#domain/catalog-failure.ts';
import { CONFIGURATION } from '../../tmdb/endpoint.ts';
import type { Answerer } from './question.ts';

/** A probe that answers in another's way. */
export class ScenarioProbe implements CatalogProbe {
  readonly configured: boolean;
  readonly address: string;

  constructor(
    private readonly inner: CatalogProbe,
    private readonly other: Answerer,
  ) {
    this.configured = inner.configured;
    this.address = inner.address;
  }

  async probe(method: ProbeMethod, signal: AbortSignal): Promise<number> {
    const question = { call: 'probe', path: CONFIGURATION.path, about: [], signal } as const;
    try {
      return await this.other.answer(question, () => this.inner.probe(method, signal));
    } catch (error) {
      // To a probe, any status is an answer.
      const failure = failureOf(error);
      if (failure?.kind === 'http') return failure.status;
      throw error;
    }
  }
}
