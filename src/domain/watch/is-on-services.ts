import type { WatchOffers } from './watch-offers.ts';

/** Whether one of these services has it for its subscribers, or for nothing: what is rented or bought costs more. */
export const isOnServices = ({ stream }: Pick<WatchOffers, 'stream'>, serviceIds: readonly number[]): boolean =>
  stream.some(({ id }) => serviceIds.includes(id));
