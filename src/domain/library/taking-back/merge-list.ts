import type { Steps } from '../../steps.ts';
import { commonOrder } from './common-order.ts';
import { mapThree, type ThreeWay } from './three-way.ts';

/** What there is to know of a list, each of whose items has a key of its own. */
export interface ListRules<Item> {
  readonly keyOf: (item: Item) => string;
  /** What becomes of one; undefined where it is in the list no more. */
  readonly merge: (item: ThreeWay<Item | undefined>) => Item | undefined;
  /** Whether what is added goes to the front, and not to the end. */
  readonly growsAtFront?: boolean;
}

/**
 * The keys in their order: what is back, and what has not moved since, is as it was before. What came or moved since stays before
 * what it is before now.
 */
function* mergeOrder(
  { before, after, now }: ThreeWay<readonly string[]>,
  isThere: (key: string) => boolean,
): Steps<readonly string[]> {
  const unmoved = commonOrder(after, now);
  yield;
  const present = new Set(now);
  const fixed = before.filter((key) => isThere(key) && (unmoved.has(key) || !present.has(key)));
  yield;
  const isFixed = new Set(fixed);
  const ahead = new Map<string, readonly string[]>();
  let waiting: string[] = [];
  for (const key of now.filter(isThere)) {
    if (isFixed.has(key)) {
      ahead.set(key, waiting);
      waiting = [];
    } else waiting.push(key);
  }
  yield;
  return [...fixed.flatMap((key) => [...(ahead.get(key) ?? []), key]), ...waiting];
}

function* keyed<Item>(list: readonly Item[], keyOf: (item: Item) => string): Steps<ReadonlyMap<string, Item>> {
  const byKey = new Map<string, Item>();
  for (const item of list) {
    yield;
    byKey.set(keyOf(item), item);
  }
  return byKey;
}

/** The list with what the act did to it taken back, item by item: the same reference as now where nothing is another. */
export function* mergeLists<Item>(
  lists: ThreeWay<readonly Item[]>,
  { keyOf, merge, growsAtFront = false }: ListRules<Item>,
): Steps<readonly Item[]> {
  const { before, after, now } = lists;
  if (before === after) return now;
  if (after === now) return before;
  const byKey = {
    before: yield* keyed(before, keyOf),
    after: yield* keyed(after, keyOf),
    now: yield* keyed(now, keyOf),
  };
  const items = new Map<string, Item>();
  for (const key of new Set([...byKey.now.keys(), ...byKey.before.keys()])) {
    yield;
    const item = merge(mapThree(byKey, (map) => map.get(key)));
    if (item !== undefined) items.set(key, item);
  }
  const keys = mapThree(byKey, (map) => (growsAtFront ? [...map.keys()].toReversed() : [...map.keys()]));
  yield;
  const order = yield* mergeOrder(keys, (key) => items.has(key));
  yield;
  const merged = (growsAtFront ? order.toReversed() : order).flatMap((key) => items.get(key) ?? []);
  return merged.length === now.length && merged.every((item, at) => item === now[at]) ? now : merged;
}
