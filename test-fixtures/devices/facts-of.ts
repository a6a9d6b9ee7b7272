import type { Library } from '#domain/library/library.ts';
import { syncedOf } from './synced-of.ts';

/** What a library has of each title in each list; of collections, only of those that stay. */
export type Facts = ReadonlyMap<string, string>;

const CHECKED = /^(watchlist|favorites|marks|hidden) |^movies [12]\//;

export const factsOf = (library: Library): Facts =>
  new Map(
    Object.entries(syncedOf(library)).flatMap(([id, facts]) => (CHECKED.test(id) ? [[id, JSON.stringify(facts)]] : [])),
  );
