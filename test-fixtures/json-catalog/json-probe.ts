import type { CatalogProbe, ProbeMethod } from '#application/ports/catalog/catalog-probe.ts';
import type { JsonSource } from './json-source.ts';

/** Answers once the file is there. */
export class JsonProbe implements CatalogProbe {
  readonly configured = true;

  constructor(
    private readonly source: JsonSource,
    readonly address: string,
  ) {}

  probe(_method: ProbeMethod, signal: AbortSignal): Promise<number> {
    return this.source.ask(signal, () => 200);
  }
}
