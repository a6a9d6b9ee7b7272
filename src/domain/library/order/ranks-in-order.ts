import type { TitleRef } from '../../title.ts';
import { commonOrder } from '../taking-back/common-order.ts';
import { byRank, hasRoom, isRank, numberBehind, numbered, rankBetween, type Ranked } from './rank.ts';

/** An item of a row that is in the order that its ranks are to say. A collection is one by its id. */
export interface InRow extends Ranked {
  readonly id: string | number;
  readonly media_type?: TitleRef['media_type'];
  /** The visitor has put it there: its rank gets a fraction. */
  readonly isMoved?: boolean;
  /** Ranks to be taken where it gets another one, the best first. */
  readonly wishes?: readonly (string | undefined)[];
}

/** Devices may move different things between the same two: with a part of its own, no rank is that of another. It ends with no zero. */
const ownPart = ({ id, media_type }: InRow): string => {
  const digits = Number(id)
    .toString(36)
    .replaceAll(/[^0-9a-z]/g, '');
  return `${digits}${media_type === 'tv' ? 't' : 'm'}`;
};

type Bounds = readonly [low: string | undefined, high: string | undefined];

const fits = (rank: string | undefined, [low, high]: Bounds): rank is string =>
  isRank(rank) && hasRoom(low, rank) && (high === undefined || hasRoom(rank, high));

const rankFor = (item: InRow, bounds: Bounds): string => {
  const [low, high] = bounds;
  const wished = item.wishes?.find((rank) => fits(rank, bounds));
  if (wished !== undefined) return wished;
  if (high === undefined && !item.isMoved) return numberBehind(low);
  return `${rankBetween(low, high)}${ownPart(item)}`;
};

/** Of a row between two ranks: from the middle on, so that thousands get short ones. */
const ranksBetween = (row: readonly InRow[], [low, high]: Bounds): readonly string[] => {
  const at = high === undefined ? 0 : row.length >> 1;
  const middle = row[at];
  if (!middle) return [];
  const rank = rankFor(middle, [low, high]);
  if (high === undefined) {
    const ranks = [rank];
    for (const item of row.slice(1)) ranks.push(rankFor(item, [ranks.at(-1), undefined]));
    return ranks;
  }
  return [...ranksBetween(row.slice(0, at), [low, rank]), rank, ...ranksBetween(row.slice(at + 1), [rank, high])];
};

/** As many as can be whose own ranks say the order that they are in. */
const staying = (row: readonly InRow[]): ReadonlySet<InRow> => {
  const known = row.filter(({ rank, isMoved }) => isRank(rank) && !isMoved);
  const names = new Map(known.map((item, at) => [item, String(at)]));
  const nameOf = (item: InRow): string => names.get(item) ?? '';
  const common = commonOrder(byRank(known).map(nameOf), known.map(nameOf));
  return new Set(known.filter((item) => common.has(nameOf(item))));
};

const ranksOf = (row: readonly InRow[]): readonly string[] => {
  const stays = staying(row);
  const ranks: string[] = [];
  let waiting: InRow[] = [];
  const rankWaiting = (high: string | undefined) => {
    ranks.push(...ranksBetween(waiting, [ranks.at(-1), high]));
    waiting = [];
  };
  for (const item of row) {
    const { rank } = item;
    if (rank === undefined || !stays.has(item) || (waiting.length > 0 && !hasRoom(ranks.at(-1), rank))) {
      waiting.push(item);
      continue;
    }
    if (waiting.length > 0) rankWaiting(rank);
    ranks.push(rank);
  }
  rankWaiting(undefined);
  return ranks;
};

/** A newer release has given it a rank of another form: it keeps that, and comes last. */
export const hasUnknownRank = ({ rank }: Ranked): boolean => rank !== undefined && !isRank(rank);

/**
 * The ranks that say the order of a row: as many as can be are those that its items have. Two of the same rank stay so where their keys
 * say the order; what is put between two that have no room gets the one behind it another rank too.
 */
export const ranksInOrder = (row: readonly InRow[]): readonly (string | undefined)[] => {
  const ranks = ranksOf(row.filter((item) => !hasUnknownRank(item))).values();
  return row.map((item) => (hasUnknownRank(item) ? item.rank : ranks.next().value));
};

/** What comes of an item that the visitor puts at another place. */
export interface Moved<Item> {
  /** From 0 on. What has a rank of an unknown form stays behind all others. */
  readonly place: number;
  /** Its own rank, and those of what has to make room for it. */
  readonly ranks: readonly { readonly item: Item; readonly rank: string }[];
}

/** @param place among all, from 0 on; the last one where it is beyond. @returns undefined where nothing moves */
export const movedTo = <Item extends InRow>(
  items: readonly Item[],
  item: Item,
  place: number,
): Moved<Item> | undefined => {
  const from = items.indexOf(item);
  const others = numbered(items).toSpliced(from, 1);
  const last = others.findLastIndex((each) => !hasUnknownRank(each)) + 1;
  const to = Math.max(0, Math.min(place, last));
  if (from < 0 || from === to) return undefined;
  const { rank: _, ...unranked } = item;
  const row: readonly InRow[] = others.toSpliced(to, 0, { ...unranked, isMoved: true } as Item);
  const ranks = ranksInOrder(row);
  return {
    place: to,
    ranks: others.toSpliced(to, 0, item).flatMap((each, at) => {
      const rank = ranks[at];
      return rank === undefined || rank === row[at]?.rank ? [] : [{ item: each, rank }];
    }),
  };
};
