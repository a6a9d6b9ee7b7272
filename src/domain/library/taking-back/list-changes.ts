import type { Steps } from '../../steps.ts';
import { commonOrder } from './common-order.ts';

/** What it takes to make one list of another. */
interface ListChanges<Item> {
  /** What is removed first; some of it is put elsewhere then. */
  readonly removed: readonly Item[];
  /** In the order in which it is put there. Without an index it goes to the end. */
  readonly added: readonly { readonly item: Item; readonly index?: number }[];
  /** What stays where it is. */
  readonly kept: readonly { readonly now: Item; readonly target: Item }[];
}

interface ListComparison<Item> {
  readonly keyOf: (item: Item) => string;
  /** Whether the one becomes the other where it is. */
  readonly isKept: (now: Item, target: Item) => boolean;
}

/** To put more between others takes longer than to put all that is behind them there anew. */
const INSERTS_MAX = 100;

/** Those that stay: from the first insertion on none, where there are too many of them. */
const staying = (target: readonly string[], kept: ReadonlySet<string>): ReadonlySet<string> => {
  const last = target.findLastIndex((key) => kept.has(key));
  const inserts = target.slice(0, last + 1).filter((key) => !kept.has(key));
  const [first = ''] = inserts;
  return inserts.length > INSERTS_MAX ? new Set(target.slice(0, target.indexOf(first))) : kept;
};

/** What makes `target` of the list that is there now. */
export function* listChanges<Item>(
  now: readonly Item[],
  target: readonly Item[],
  { keyOf, isKept }: ListComparison<Item>,
): Steps<ListChanges<Item>> {
  if (now === target) return { removed: [], added: [], kept: [] };
  const byKey = new Map(now.map((item) => [keyOf(item), item]));
  yield;
  const same: string[] = [];
  for (const item of target) {
    yield;
    const key = keyOf(item);
    const own = byKey.get(key);
    if (own !== undefined && isKept(own, item)) same.push(key);
  }
  const keys = target.map(keyOf);
  yield;
  const stays = staying(keys, commonOrder([...byKey.keys()], same));
  yield;
  const last = keys.findLastIndex((key) => stays.has(key));
  const placed = target.map((item, index) => ({ item, index, key: keys[index] ?? '' }));
  yield;
  const removed = now.filter((item) => !stays.has(keyOf(item)));
  yield;
  return {
    removed,
    added: placed.flatMap(({ item, index, key }) =>
      stays.has(key) ? [] : [index > last ? { item } : { item, index }],
    ),
    kept: placed.flatMap(({ item, key }) => {
      const own = byKey.get(key);
      return own !== undefined && stays.has(key) ? [{ now: own, target: item }] : [];
    }),
  };
}
