import { titleKey, type TitleRef } from '#domain/title.ts';
import type { Clock } from '../../ports/clock.ts';
import { isCurrent } from '../../ports/memories/answer-memory.ts';
import { OFFERS_KEPT_MS, type OffersMemory, type RememberedOffers } from '../../ports/memories/offers-memory.ts';

export interface OffersBookDeps {
  readonly offersMemory: OffersMemory;
  readonly clock: Pick<Clock, 'now'>;
}

const keyOf = (title: TitleRef, region: string): string => `${region} ${titleKey(title)}`;

/** On which services titles are, as far as it was asked: in this visit, or remembered on this device. */
export class OffersBook {
  private readonly known = new Map<string, RememberedOffers>();
  private readonly recalled = new Set<string>();

  constructor(private readonly deps: OffersBookDeps) {}

  /** Afterwards it is known of these titles what the device remembers. Never rejects. */
  async recall(titles: readonly TitleRef[], region: string): Promise<void> {
    const keys = titles.map((title) => keyOf(title, region)).filter((key) => !this.recalled.has(key));
    if (keys.length === 0) return;
    const remembered = await this.deps.offersMemory.recall(keys);
    // What came meanwhile is newer.
    for (const [key, offers] of remembered) if (!this.known.has(key)) this.known.set(key, offers);
    for (const key of keys) this.recalled.add(key);
  }

  /** The ids of the services that stream it; undefined where that is not known, or no longer. */
  streamsOf(title: TitleRef, region: string): readonly number[] | undefined {
    const offers = this.known.get(keyOf(title, region));
    return offers && isCurrent(offers, this.deps.clock.now(), OFFERS_KEPT_MS) ? offers.streams : undefined;
  }

  /** Waits for nothing. */
  remember(title: TitleRef, region: string, streams: readonly number[]): void {
    const { offersMemory, clock } = this.deps;
    const key = keyOf(title, region);
    const offers = { streams, answeredAt: clock.now().getTime() };
    this.known.set(key, offers);
    void offersMemory.remember(key, offers);
  }
}
