import { bundleKey, isOwnKey, revisionKey } from '../../store/bundle-key.ts';
import { BENCH_ADDRESS } from '../bench-address.ts';

const SET_ASIDE = /\.unreadable(\.\d+)?$/;
/** They are nobody's: the one of the bench, and the one that stands for none. */
const PUBLIC: ReadonlySet<string> = new Set([BENCH_ADDRESS, 'unknown']);

/**
 * Gives keys of the store names for the trace. The identifiers in them are visitors' addresses or fingerprints: each becomes `visitor-1`,
 * `visitor-2` and so on, the same one each time.
 */
export const keyNames = (): ((key: string) => string) => {
  const visitors: string[] = [];
  const visitor = (identifier: string): string => {
    if (PUBLIC.has(identifier)) return identifier;
    if (!visitors.includes(identifier)) visitors.push(identifier);
    return `visitor-${visitors.indexOf(identifier) + 1}`;
  };
  return (key) => {
    if (!isOwnKey(key)) return 'another key';
    const prefix = [bundleKey(''), revisionKey('')].find((each) => key.startsWith(each)) ?? '';
    const identifier = key.slice(prefix.length).replace(SET_ASIDE, '');
    return prefix + visitor(identifier) + key.slice(prefix.length + identifier.length);
  };
};
