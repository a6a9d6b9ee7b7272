import { injectable } from 'inversify';
import type { CatalogProbe, ProbeMethod } from '#application/ports/catalog-probe.ts';
import { answerLater } from './answer-later.ts';

const OK = 200;

/** The demo catalogue is always there. */
@injectable()
export class DemoProbe implements CatalogProbe {
  readonly configured = true;
  readonly address = 'demo';

  probe(_method: ProbeMethod, signal: AbortSignal): Promise<number> {
    return answerLater(signal, () => OK);
  }
}
