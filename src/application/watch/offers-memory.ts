/** No answer is kept for longer (product.md, Where to watch: kept). */
export const OFFERS_KEPT_MS = 7 * 86_400_000;

/** What the provider answered about one title in one country. */
export interface RememberedOffers {
  /** The ids of the services that stream it. */
  readonly streams: readonly number[];
  /** In milliseconds. */
  readonly answeredAt: number;
}

/**
 * On which services the titles of lists are, on this device, so that the provider need not be asked again. It keeps the newest
 * answers for as long as they may be kept, and may forget any at any time.
 */
export interface OffersMemory {
  /** The answers that there are, by their keys. Never rejects: what cannot be read is as if it were not there. */
  recall(keys: readonly string[]): Promise<ReadonlyMap<string, RememberedOffers>>;
  /** Resolves once it is kept, or cannot be. Never rejects. */
  remember(key: string, offers: RememberedOffers): Promise<void>;
}
