import { inject, injectable } from 'inversify';
import type { CatalogProbe, ProbeMethod } from '#application/ports/catalog-probe.ts';
import { failureOf } from '#domain/catalog-failure.ts';
import { DemoProbe } from '../demo/demo-probe.ts';
import { Misbehaviour } from './misbehaviour.ts';

/** A probe that answers as the current scenario demands. */
@injectable()
export class ScenarioProbe implements CatalogProbe {
  readonly configured: boolean;
  readonly address: string;

  constructor(
    @inject(DemoProbe) private readonly inner: CatalogProbe,
    @inject(Misbehaviour) private readonly misbehaviour: Misbehaviour,
  ) {
    this.configured = inner.configured;
    this.address = inner.address;
  }

  async probe(method: ProbeMethod, signal: AbortSignal): Promise<number> {
    const question = { call: 'probe', about: [], signal } as const;
    try {
      return await this.misbehaviour.answer(question, () => this.inner.probe(method, signal));
    } catch (error) {
      // To a probe, any status is an answer.
      const failure = failureOf(error);
      if (failure?.kind === 'http') return failure.status;
      throw error;
    }
  }
}
