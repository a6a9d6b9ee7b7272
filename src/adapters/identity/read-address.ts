import * as v from 'valibot';
import { parseIpAddress } from '#domain/parse-ip-address.ts';

const field = v.fallback(v.string(), '');
const Answer = v.object({ ip: field, origin: field, query: field });

// Behind proxies a service may list several addresses: the first is the visitor's.
const firstOf = (list: string): string => list.split(',', 1)[0]?.trim() ?? '';

/**
 * The address in an IP service's answer: field `ip`, or `origin`, or `query` (product.md, Identity: address). Throws
 * when none of them is an IPv4 or IPv6 address.
 */
export const readAddress = (body: string): string => {
  const { ip, origin, query } = v.parse(Answer, JSON.parse(body));
  for (const value of [ip, origin, query]) {
    const address = parseIpAddress(firstOf(value));
    if (address !== undefined) return address;
  }
  throw new Error('The answer holds no IP address.');
};
