import type { Franchises } from '#application/ports/catalog/franchises.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { Franchise } from '#domain/franchise.ts';
import { answerLater } from './answer-later.ts';
import type { DemoData } from './demo-data.ts';
import { DEMO_LORE, type DemoLore } from './lore/demo-lore.ts';
import { partsOf, summaryOf } from './lore/find-franchise.ts';

/** A dozen series of the demo's movies. */
export class DemoFranchises implements Franchises {
  constructor(
    private readonly data: DemoData,
    private readonly lore: DemoLore = DEMO_LORE,
  ) {}

  partsOf(id: number, signal: AbortSignal): Promise<Franchise> {
    return answerLater(signal, () => {
      const found = this.lore.franchises.find((franchise) => franchise.id === id);
      if (!found) throw new CatalogError({ kind: 'http', status: 404 });
      return { ...summaryOf(this.data, found), overview: found.overview, parts: partsOf(this.data, found) };
    });
  }
}
