import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Mark, MarkField } from '#domain/library/marks/mark.ts';
import { rankAt, rankBetween } from '#domain/library/order/rank.ts';

/** A number below another, by a seed. */
export type Dice = (below: number) => number;

export const diceOf = (seed: number): Dice => {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c_1b_3c_6d) + 0x9e_37_79_b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x29_7a_2d_39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
};

/** Something that a visitor does. */
export interface RandomChange {
  readonly action: LibraryAction;
  /** What it is about: only of these it is checked what becomes of it. */
  readonly about?: { readonly id: string; readonly isThere: boolean };
}

const pick = <T>(dice: Dice, ...values: readonly [T, ...T[]]): T => values[dice(values.length)] ?? values[0];

type Make = (dice: Dice, at: string) => RandomChange;

const COLLECTIONS = ['1', '2', '1001', '1002'] as const;
const SOME = ['1001', '1002'] as const;

const oneOrOther = (
  dice: Dice,
  id: string | undefined,
  { add, remove }: { readonly add: LibraryAction; readonly remove: LibraryAction },
): RandomChange => {
  const isThere = dice(5) < 3;
  return { action: isThere ? add : remove, ...(id !== undefined && { about: { id, isThere } }) };
};

const marking = (id: number, set: Mark, clear: readonly MarkField[]): LibraryAction => ({
  kind: 'title-marked',
  title: { id },
  set,
  clear,
});

const titleOf = (dice: Dice): number => 1 + dice(25);

/** Of a place among the first ones: of each title another, as the use case has it. */
const rankOf = (dice: Dice, id: number): string => {
  const at = dice(8) - 1;
  return `${rankBetween(rankAt(at), rankAt(at + 1))}${id}`;
};

const USUAL: readonly Make[] = [
  (dice, at) => {
    const id = titleOf(dice);
    const list = pick(dice, 'watchlist' as const, 'favorites' as const);
    return oneOrOther(dice, `${list} movie:${id}`, {
      add: { kind: 'title-saved', list, title: { id, title: `T${dice(3)}`, addedAt: at } },
      remove: { kind: 'title-removed', list, title: { id } },
    });
  },
  (dice) => {
    const id = titleOf(dice);
    const add = marking(id, { rating: 1 + dice(10) }, []);
    return oneOrOther(dice, `marks movie:${id}`, { add, remove: marking(id, {}, ['rating', 'seenAt', 'note']) });
  },
  (dice, at) => {
    const id = titleOf(dice);
    const add = marking(id, { hiddenAt: at }, []);
    return oneOrOther(dice, `hidden movie:${id}`, { add, remove: marking(id, {}, ['hiddenAt']) });
  },
  (dice) => {
    const title = { id: titleOf(dice) };
    const collectionId = pick(dice, ...COLLECTIONS);
    // The others may go, with all that is in them.
    const isKept = Number(collectionId) < 3;
    return oneOrOther(dice, isKept ? `movies ${collectionId}/movie:${title.id}` : undefined, {
      add: { kind: 'movie-added-to-collection', collectionId, title },
      remove: { kind: 'movie-removed-from-collection', collectionId, title },
    });
  },
  (dice) => {
    const title = { id: titleOf(dice) };
    // What is moved later than it was removed elsewhere is there again: that is checked of none of these.
    const collectionId = pick(dice, ...SOME);
    return { action: { kind: 'movie-moved', collectionId, title, rank: rankOf(dice, title.id) } };
  },
  (dice) => {
    const show = { id: 1 + dice(3), name: `S${dice(3)}` };
    const season = pick<number | string>(dice, 1, 2, '2026-11-20T12:00:00.000Z/1');
    const number = 1 + dice(8);
    const episode = { kind: 'episodes-marked', title: show, season } as const;
    return oneOrOther(dice, `episodes tv:${show.id}/${season}/${number}`, {
      add: { ...episode, runs: `${number}@${20_614 + dice(2)}` },
      remove: { ...episode, runs: '', cleared: `${number}` },
    });
  },
  (dice, at) => ({ action: { kind: 'title-viewed', title: { id: 1 + dice(70), viewedAt: at } } }),
];

const RARE: readonly Make[] = [
  (dice) => {
    const collectionId = pick(dice, ...COLLECTIONS);
    return { action: { kind: 'collection-moved', collectionId, rank: rankOf(dice, Number(collectionId)) } };
  },
  (dice) => {
    const set = { name: `N${dice(3)}`, ...(dice(2) === 0 && { cover: `movie:${titleOf(dice)}` }) };
    return { action: { kind: 'collection-changed', collectionId: pick(dice, ...COLLECTIONS), set, clear: [] } };
  },
  () => ({ action: { kind: 'history-replaced', viewingHistory: [] } }),
  (dice, at) => ({
    action: { kind: 'show-stopped', title: { id: 1 + dice(3) }, stoppedAt: dice(2) === 0 ? at : null },
  }),
  (dice) => ({ action: { kind: 'collection-removed', collectionId: pick(dice, ...SOME) } }),
  (dice) => {
    const collection = { id: pick(dice, ...SOME), name: `N${dice(3)}`, description: '', movies: [] };
    return { action: { kind: 'collection-created', collection } };
  },
];

/** Says much of a title at once, such as two devices say differently. */
export const randomMark = (dice: Dice): RandomChange => {
  const id = titleOf(dice);
  const mark = {
    ...(dice(4) > 0 && { rating: 1 + dice(10) }),
    ...(dice(2) === 0 && { note: `Note ${dice(1_000_000)}` }),
    seenAt: pick(dice, null, '2026-11-01', '2026-11-02'),
  };
  return { action: marking(id, mark, []), about: { id: `marks movie:${id}`, isThere: true } };
};

/** @param at an ISO time, of the device's own clock */
export const randomChange: Make = (dice, at) => {
  const makers = dice(12) === 0 ? RARE : USUAL;
  return makers[dice(makers.length)]?.(dice, at) ?? { action: { kind: 'batch', actions: [] } };
};
