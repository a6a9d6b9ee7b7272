import type { OffersMemory, RememberedOffers } from '#application/watch/offers-memory.ts';

/** Remembers offers for as long as the test keeps it. */
export class MemoryOffers implements OffersMemory {
  readonly answers = new Map<string, RememberedOffers>();

  async recall(keys: readonly string[]): Promise<ReadonlyMap<string, RememberedOffers>> {
    const wanted = new Set(keys);
    return new Map([...this.answers].filter(([key]) => wanted.has(key)));
  }

  async remember(key: string, offers: RememberedOffers): Promise<void> {
    this.answers.set(key, offers);
  }
}
