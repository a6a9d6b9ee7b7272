import type { LibraryAction } from '#domain/library/library-change.ts';

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

/** @param at an ISO time, of the device's own clock */
export const randomChange = (dice: Dice, at: string): RandomChange => {
  const id = 1 + dice(25);
  const key = `movie:${id}`;
  const isThere = dice(5) < 3;
  const change = (list: string, add: LibraryAction, remove: LibraryAction): RandomChange => ({
    action: isThere ? add : remove,
    about: { id: `${list} ${key}`, isThere },
  });
  const list = pick(dice, 'watchlist' as const, 'favorites' as const);
  const collectionId = pick(dice, '1', '2', '1001', '1002');
  const mark = (set: object, clear: readonly ('rating' | 'seenAt' | 'note' | 'hiddenAt')[]): LibraryAction => ({
    kind: 'title-marked',
    title: { id },
    set,
    clear,
  });
  const kinds: readonly (() => RandomChange)[] = [
    () =>
      change(
        list,
        { kind: 'title-saved', list, title: { id, title: `T${dice(3)}`, addedAt: at } },
        { kind: 'title-removed', list, title: { id } },
      ),
    () => change('marks', mark({ rating: 1 + dice(10) }, []), mark({}, ['rating', 'seenAt', 'note'])),
    () => change('hidden', mark({ hiddenAt: at }, []), mark({}, ['hiddenAt'])),
    () => {
      const { action, about } = change(
        'movies',
        { kind: 'movie-added-to-collection', collectionId, title: { id } },
        { kind: 'movie-removed-from-collection', collectionId, title: { id } },
      );
      // The others may go, with all that is in them.
      const isKept = Number(collectionId) < 3;
      return { action, ...(isKept && about && { about: { ...about, id: `movies ${collectionId}/${key}` } }) };
    },
    () => ({ action: { kind: 'title-viewed', title: { id: 1 + dice(70), viewedAt: at } } }),
  ];
  const rare: readonly (() => RandomChange)[] = [
    () => ({ action: { kind: 'history-replaced', viewingHistory: [] } }),
    () => ({ action: { kind: 'collection-removed', collectionId: pick(dice, '1001', '1002') } }),
    () => ({
      action: {
        kind: 'collection-created',
        collection: { id: pick(dice, '1001', '1002'), name: `N${dice(3)}`, description: '', movies: [] },
      },
    }),
  ];
  const make = dice(12) === 0 ? rare[dice(rare.length)] : kinds[dice(kinds.length)];
  return make ? make() : { action: { kind: 'batch', actions: [] } };
};
