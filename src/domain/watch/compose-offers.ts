import { uniqueBy } from '../util/unique-by.ts';
import type { WatchOffers, WatchService } from './watch-offers.ts';

/** The ways in which providers sort services, in the order in which these are shown. */
export const WAYS = ['flatrate', 'free', 'ads', 'rent', 'buy'] as const;
export type Way = (typeof WAYS)[number];
export type ServicesByWay = Readonly<Record<Way, readonly WatchService[]>>;

const once = (services: readonly WatchService[]): readonly WatchService[] => uniqueBy(services, ({ id }) => id);

/** What costs nothing beyond a subscription is one line, whatever pays for it (product.md, Where to watch: lines). */
export const composeOffers = ({ flatrate, free, ads, rent, buy }: ServicesByWay, link: string | null): WatchOffers => ({
  link,
  stream: once([...flatrate, ...free, ...ads]),
  rent: once(rent),
  buy: once(buy),
});

/** The visitor's own services first, and otherwise as they are given (product.md, Where to watch: lines). */
export const sortOffers = (offers: WatchOffers, serviceIds: readonly number[]): WatchOffers => {
  const mine = new Set(serviceIds);
  const sorted = (services: readonly WatchService[]) => [
    ...services.filter(({ id }) => mine.has(id)),
    ...services.filter(({ id }) => !mine.has(id)),
  ];
  return { ...offers, stream: sorted(offers.stream), rent: sorted(offers.rent), buy: sorted(offers.buy) };
};
