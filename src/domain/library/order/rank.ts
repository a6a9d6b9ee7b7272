import { compareTexts } from '../../text/compare-texts.ts';
import { titleKey, type TitleRef } from '../../title.ts';

/** What the visitor may put in an order of their own. */
export interface Ranked {
  /** Its place among the others, once one of them was moved. A text that this release does not know is kept (product.md, Collections: order). */
  readonly rank?: string;
}

/** A number of six digits, base 36, and for what was moved a fraction of further ones: ranks are in the order of their texts. */
const RANK = /^[0-9a-z]{6,}$/;
const DIGITS = 6;
/** The number before the first one: as many places are free before it as behind it. */
const BEFORE_FIRST = 999_999_999;

export const isRank = (rank: unknown): rank is string => typeof rank === 'string' && RANK.test(rank);

const textOf = (number: number): string => number.toString(36);
const numberText = (number: number): string => textOf(number).padStart(DIGITS, '0');
const isNumber = (number: number): boolean => number >= 0 && number < 36 ** DIGITS;
const numberOf = (rank: string): number => Number.parseInt(rank.slice(0, DIGITS), 36);

/** The rank that a list gives to what is at this place before anything was moved. */
export const rankAt = (index: number): string => numberText(BEFORE_FIRST + 1 + index);

/** Only what was moved has a fraction: its place is what the visitor said. That of all others follows from the list. */
export const movedRank = (rank: string | undefined): string | undefined =>
  isRank(rank) && rank.length === DIGITS ? undefined : rank;

/** What the visitor said of it: without the number that a list gave it. */
export const withoutNumber = <Item extends object>(item: Item): Item => {
  const { rank, ...others } = item as Item & Ranked;
  return rank !== undefined && movedRank(rank) === undefined ? (others as object as Item) : item;
};

const MIDDLE = 'i';

/** A rank with a fraction, behind `low` and before `high`. */
const between = (low: string, high: string): string => {
  let [rank, most] = ['', high];
  for (let at = 0; ; at += 1) {
    const from = Number.parseInt(low[at] ?? '0', 36);
    const to = at < most.length ? Number.parseInt(most[at] ?? '', 36) : 36;
    const middle = (from + to) >> 1;
    if (at >= DIGITS && middle > from) return rank + textOf(middle);
    rank += textOf(from);
    // From the first digit on that is less, all that follow are free.
    if (to > from) most = '';
  }
};

/** Whether a rank can be behind `low` and before `high`: none is between a rank and the same with zeros behind it. */
export const hasRoom = (low: string | undefined, high: string | undefined): boolean => {
  if (!isRank(high)) return true;
  const behind = isRank(low) ? low : '';
  return behind < high && !(high.startsWith(behind) && /^0*$/.test(high.slice(behind.length)));
};

/**
 * A rank with a fraction, for what is put between two others that have room for it.
 * @param low undefined for the first place. @param high undefined for the last place
 */
export const rankBetween = (low: string | undefined, high: string | undefined): string => {
  if (isRank(low) && isRank(high)) return between(low, high);
  const number = isRank(low) ? numberOf(low) + 1 : isRank(high) ? numberOf(high) - 1 : BEFORE_FIRST;
  // Before the first number and behind the last one there are fractions of these.
  return isNumber(number) ? numberText(number) + MIDDLE : between(low ?? '', high ?? '');
};

/** Lists are put in order whatever they consist of: what cannot be arranged has no rank. */
const rankOf = (item: Ranked | undefined): string | undefined => item?.rank;

/** In the order in which they are shown: what this release knows, what has none, and what it does not know. */
const kindOf = (rank: unknown): number => (isRank(rank) ? 0 : rank === undefined ? 1 : 2);
const isUnknown = (item: object): boolean => kindOf(rankOf(item)) === 2;

/** Those of one rank are in an order that is the same on all devices. */
const compareKeys = (one: object, other: object): number =>
  compareTexts(titleKey(one as TitleRef), titleKey(other as TitleRef));

const compare = (one: object, other: object): number => {
  const [a, b] = [rankOf(one), rankOf(other)];
  const kind = kindOf(a);
  return kind - kindOf(b) || (kind > 0 || !a || !b ? 0 : compareTexts(a, b) || compareKeys(one, other));
};

/** In the visitor's order: by rank, then what has none, then ranks of an unknown form. The same reference where they are. */
export const byRank = <Item extends object>(items: readonly Item[]): readonly Item[] =>
  items.every((item, at) => at === 0 || compare(items[at - 1] ?? item, item) <= 0) ? items : items.toSorted(compare);

/** Of what comes behind `low` and was never moved. */
export const numberBehind = (low: string | undefined): string => {
  const number = (isRank(low) ? numberOf(low) : BEFORE_FIRST) + 1;
  return isNumber(number) ? numberText(number) : rankBetween(low, undefined);
};

/** Each item with a rank, as the list has them now: the same reference where they have. */
export const numbered = <Item extends object>(items: readonly Item[]): readonly (Item & Ranked)[] => {
  if (items.every((item) => rankOf(item) !== undefined)) return items;
  let low: string | undefined;
  return items.map((item) => {
    const own = rankOf(item);
    if (own !== undefined && !isRank(own)) return item;
    low = own ?? numberBehind(low);
    return own === undefined ? { ...item, rank: low } : item;
  });
};

const isBehind = (rank: string, low: string | undefined): boolean => !isRank(low) || rank > low;
const isBefore = (rank: string, high: string | undefined): boolean => !isRank(high) || rank < high;

/**
 * The items in the order that they are in, with ranks that say so: their own, where those do. A rank of an unknown form is kept, and
 * comes last. The same reference where their ranks say it.
 */
export const arranged = <Item extends object>(items: readonly Item[]): readonly Item[] => {
  if (byRank(items) === items) return items;
  const end = items.findLastIndex((item) => isRank(rankOf(item))) + 1;
  let low: string | undefined;
  const ranked = items.slice(0, end).map((item) => {
    if (isUnknown(item)) return item;
    const own = rankOf(item);
    const rank = own === undefined ? numberBehind(low) : isBehind(own, low) ? own : rankBetween(low, undefined);
    low = rank;
    return rank === own ? item : { ...item, rank };
  });
  return byRank([...ranked, ...items.slice(end)]);
};

/** A place that an item of its kind can have: what is of an unknown rank comes last. */
const placeAmong = <Item extends object>(items: readonly Item[], item: Item, index: number): number => {
  const end = items.findLastIndex((each) => !isUnknown(each)) + 1;
  return isUnknown(item) ? Math.max(index, end) : Math.min(index, end);
};

/** With an item at a place of a list that is in order. Among ranked ones it has a rank that says so: its own, if that does. */
export const inserted = <Item extends object>(
  items: readonly Item[],
  item: Item,
  index = items.length,
): readonly Item[] => {
  const own = rankOf(item);
  const at = placeAmong(items, item, index);
  // What has no rank is behind it all the same: with one, it could take that of something that is put back later.
  const others = isRank(own) ? [...numbered(items.slice(0, at)), ...items.slice(at)] : items;
  const [low, high] = [rankOf(others[at - 1]), rankOf(others[at])];
  const isPlaced = isRank(own) ? isBehind(own, low) && isBefore(own, high) : !isRank(high);
  // Two of the same rank have no room between them: what follows gets other ranks then.
  return arranged(others.toSpliced(at, 0, isPlaced ? item : { ...item, rank: rankBetween(low, high) }));
};
