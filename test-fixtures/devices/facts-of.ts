import type { Library } from '#domain/library/library.ts';
import { syncedOf } from './synced-of.ts';

/** What a library has of each title in each list; of collections, only of those that stay. */
export type Facts = ReadonlyMap<string, string>;

const CHECKED = /^(watchlist|favorites|marks|hidden|episodes) |^movies [12]\//;

/** Whether the thing of an id is one whose presence and facts are checked. */
export const isChecked = (id: string): boolean => CHECKED.test(id);

export const factsOf = (library: Library): Facts =>
  new Map(
    Object.entries(syncedOf(library)).flatMap(([id, facts]) => (isChecked(id) ? [[id, JSON.stringify(facts)]] : [])),
  );
