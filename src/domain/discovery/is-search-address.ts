import { LISTINGS } from '../listing.ts';

/** Far longer than all filters together. */
const ADDRESS_MAX = 2_000;

const FILTERED = Object.entries(LISTINGS).flatMap(([name, { discovers }]) => (discovers ? [name] : []));

/** Whether it leads to a listing that can be filtered, and nowhere else. */
export const isSearchAddress = (address: string): boolean =>
  address.length <= ADDRESS_MAX && new RegExp(`^/(?:${FILTERED.join('|')})(?:\\?[^#\\s]*)?$`).test(address);
