import type { Steps } from '../../steps.ts';
import { commonOrder } from './common-order.ts';

/** What it takes to make one list of another. */
interface ListChanges<Item> {
  /** What is removed first; some of it is put elsewhere then. */
  readonly removed: readonly Item[];
  /** In the order in which it is put there. Without an index it goes to the end. */
  readonly added: readonly { readonly item: Item; readonly index?: number }[];
  /** What stays where it is, but for what is the very same at both ends. */
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

/** What is left of two lists without what is the very same at both ends. */
interface Middle<Item> {
  readonly now: readonly Item[];
  readonly target: readonly Item[];
  /** How much is the very same before it, and behind it. */
  readonly before: number;
  readonly behind: number;
}

const middleOf = <Item>(now: readonly Item[], target: readonly Item[]): Middle<Item> => {
  const most = Math.min(now.length, target.length);
  let before = 0;
  while (before < most && now[before] === target[before]) before += 1;
  let behind = 0;
  while (behind < most - before && now.at(-1 - behind) === target.at(-1 - behind)) behind += 1;
  const cut = (list: readonly Item[]) => list.slice(before, list.length - behind);
  return { now: cut(now), target: cut(target), before, behind };
};

/** With all that is behind: to put much before it takes longer than to put it there anew. */
const withBehind = <Item>(now: readonly Item[], target: readonly Item[], { before }: Middle<Item>): Middle<Item> => ({
  now: now.slice(before),
  target: target.slice(before),
  before,
  behind: 0,
});

function* middleChanges<Item>(
  { now, target, before, behind }: Middle<Item>,
  { keyOf, isKept }: ListComparison<Item>,
): Steps<ListChanges<Item>> {
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
  const last = behind > 0 ? target.length : keys.findLastIndex((key) => stays.has(key));
  const placed = target.map((item, at) => ({ item, at, key: keys[at] ?? '' }));
  yield;
  const removed = now.filter((item) => !stays.has(keyOf(item)));
  yield;
  return {
    removed,
    added: placed.flatMap(({ item, at, key }) =>
      stays.has(key) ? [] : [at > last ? { item } : { item, index: before + at }],
    ),
    kept: placed.flatMap(({ item, key }) => {
      const own = byKey.get(key);
      return own !== undefined && stays.has(key) ? [{ now: own, target: item }] : [];
    }),
  };
}

/** What makes `target` of the list that is there now. What is the very same at both ends is neither looked into nor told. */
export function* listChanges<Item>(
  now: readonly Item[],
  target: readonly Item[],
  how: ListComparison<Item>,
): Steps<ListChanges<Item>> {
  const middle = middleOf(now, target);
  yield;
  const changes = yield* middleChanges(middle, how);
  const isLong = middle.behind > 0 && changes.added.length > INSERTS_MAX;
  return isLong ? yield* middleChanges(withBehind(now, target, middle), how) : changes;
}
