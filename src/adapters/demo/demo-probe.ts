import { injectable } from 'inversify';
import type { CatalogProbe, ProbeMethod } from '#application/ports/catalog/catalog-probe.ts';
import { answerLater } from './answer-later.ts';

const OK = 200;

/** A probe of the demo catalogue, which always answers. */
@injectable()
export class DemoProbe implements CatalogProbe {
  readonly configured = true;
  readonly address = 'demo';

  probe(_method: ProbeMethod, signal: AbortSignal): Promise<number> {
    return answerLater(signal, () => OK);
  }
}
