/** A service on which titles can be watched, in whichever country. */
export interface WatchService {
  readonly id: number;
  readonly name: string;
  readonly logoPath: string | null;
}

/** The ways to watch a title, in the order in which they are shown (product.md, Where to watch: lines). */
export const OFFER_KINDS = ['stream', 'rent', 'buy'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Where a title can be watched in one country. A service is in each way once, in the provider's order. */
export interface WatchOffers extends Readonly<Record<OfferKind, readonly WatchService[]>> {
  /** The provider's page about it: https. Null where it gives none. */
  readonly link: string | null;
}

export const NO_OFFERS: WatchOffers = { link: null, stream: [], rent: [], buy: [] };

export const hasOffers = (offers: WatchOffers): boolean => OFFER_KINDS.some((kind) => offers[kind].length > 0);

/** Whether one of these services has it for its subscribers, or for nothing: what is rented or bought costs more. */
export const isOnServices = ({ stream }: Pick<WatchOffers, 'stream'>, serviceIds: readonly number[]): boolean =>
  stream.some(({ id }) => serviceIds.includes(id));
