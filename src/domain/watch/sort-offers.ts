import type { WatchOffers } from './watch-offers.ts';
import type { WatchService } from './watch-service.ts';

/** The visitor's own services first, and otherwise as they are given (product.md, Where to watch: lines). */
export const sortOffers = (offers: WatchOffers, serviceIds: readonly number[]): WatchOffers => {
  const mine = new Set(serviceIds);
  const sorted = (services: readonly WatchService[]) => [
    ...services.filter(({ id }) => mine.has(id)),
    ...services.filter(({ id }) => !mine.has(id)),
  ];
  return { ...offers, stream: sorted(offers.stream), rent: sorted(offers.rent), buy: sorted(offers.buy) };
};
