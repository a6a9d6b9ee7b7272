import type { Franchises } from '#application/ports/catalog/franchises.ts';
import { notThere } from '#domain/catalog-failure.ts';
import type { Franchise } from '#domain/details/franchise.ts';
import { answerLater } from './answer-later.ts';
import type { DemoData } from './demo-data.ts';
import { DEMO_EXTRAS, type DemoExtras } from './extras/demo-extras.ts';
import { franchisePartsOf, summaryOf } from './extras/find-franchise.ts';

/** A dozen series of the demo's movies. */
export class DemoFranchises implements Franchises {
  constructor(
    private readonly data: DemoData,
    private readonly extras: DemoExtras = DEMO_EXTRAS,
  ) {}

  partsOf(id: number, signal: AbortSignal): Promise<Franchise> {
    return answerLater(signal, () => {
      const found = this.extras.franchises.find((franchise) => franchise.id === id);
      if (!found) throw notThere();
      return { ...summaryOf(this.data, found), overview: found.overview, parts: franchisePartsOf(this.data, found) };
    });
  }
}
