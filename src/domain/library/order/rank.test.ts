import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import {
  arranged,
  byRank,
  inserted,
  isRank,
  movedRank,
  numbered,
  rankAt,
  rankBetween,
  type Ranked,
  withoutNumber,
} from './rank.ts';

interface Item extends Ranked {
  readonly id: number;
}

const items = (count: number): readonly Item[] => Array.from({ length: count }, (_, id) => ({ id }));
const idsOf = (list: readonly Item[]) => list.map(({ id }) => id);
const isIncreasing = (ranks: readonly (string | undefined)[]) =>
  ranks.every((rank, at) => at === 0 || (ranks[at - 1] ?? '') < (rank ?? ''));

/** Puts the item of one place to another, as a visitor does. */
const move = (list: readonly Item[], from: number, to: number): readonly Item[] => {
  const [item, others] = [list[from], list.toSpliced(from, 1)];
  if (!item) return list;
  return byRank(others.toSpliced(to, 0, { ...item, rank: rankBetween(others[to - 1]?.rank, others[to]?.rank) }));
};

// product.md, Collections: order.
describe('ranks', () => {
  it('of any row of moves give the order that the moves made, each with a fraction', () => {
    const moves = fc.array(fc.tuple(fc.nat(19), fc.nat(19)), { maxLength: 200 });
    fc.assert(
      fc.property(moves, (row) => {
        let ranked: readonly Item[] = numbered(items(20));
        let plain = idsOf(ranked);
        for (const [from, to] of row) {
          const id = plain[from]!;
          plain = plain.toSpliced(from, 1).toSpliced(to, 0, id);
          ranked = move(ranked, from, to);
          expect(movedRank(ranked.find((each) => each.id === id)?.rank)).toMatch(/^[0-9a-z]{7,}$/);
        }
        expect(idsOf(ranked)).toEqual(plain);
        expect(isIncreasing(ranked.map(({ rank }) => rank))).toBe(true);
      }),
    );
  });

  it.each([
    ['to the top', 19, 0],
    ['to the end', 0, 19],
    ['between the first two', 19, 1],
  ])('stay short where one after the other of 20 is moved %s, a thousand times', (_, from, to) => {
    let ranked: readonly Item[] = numbered(items(20));
    for (let count = 0; count < 1_000; count += 1) ranked = move(ranked, from, to);
    expect(Math.max(...ranked.map(({ rank = '' }) => rank.length))).toBeLessThan(to === 1 ? 300 : 8);
    expect(ranked.every(({ rank }) => isRank(rank))).toBe(true);
  });

  it('are numbers where a list was never arranged, and no place that a visitor said', () => {
    const list = numbered(items(3));
    expect(list.map(({ rank }) => rank)).toEqual([0, 1, 2].map(rankAt));
    expect(list.map(({ rank }) => movedRank(rank))).toEqual([undefined, undefined, undefined]);
    expect(numbered(list)).toBe(list);
    expect(byRank(list)).toBe(list);
    const unranked = items(3);
    expect(byRank(unranked)).toBe(unranked);
  });

  it('that a list gave are left out of an item, which is the very same where there is none', () => {
    expect(withoutNumber({ id: 1, rank: rankAt(4) })).toEqual({ id: 1 });
    const others: readonly Item[] = [
      { id: 1, rank: rankBetween(rankAt(1), rankAt(2)) },
      { id: 1, rank: '???' },
      { id: 1 },
    ];
    for (const item of others) expect(withoutNumber(item)).toBe(item);
  });

  it('that are none or of an unknown form are kept, and come last', () => {
    const list: readonly Item[] = [
      { id: 1, rank: '???' },
      { id: 2 },
      { id: 3, rank: rankAt(1) },
      { id: 4, rank: 7 as unknown as string },
      { id: 5, rank: rankAt(0) },
    ];
    const shown = byRank(list);
    expect(idsOf(shown)).toEqual([5, 3, 2, 1, 4]);
    expect(new Set(shown)).toEqual(new Set(list));
    expect(numbered(shown).map(({ rank }) => rank)).toEqual([rankAt(0), rankAt(1), rankAt(2), '???', 7]);
  });

  it('of what is put back at a place say that place, whatever its own rank was', () => {
    const own = fc.option(fc.constantFrom(rankAt(0), rankAt(3), rankBetween(rankAt(1), rankAt(2))));
    fc.assert(
      fc.property(fc.boolean(), fc.nat(5), own, (isArranged, index, rank) => {
        const list = isArranged ? numbered(items(5)) : items(5);
        const item = { id: 9, ...(rank !== null && { rank }) };
        const after = inserted(list, item, index);
        expect(idsOf(after)).toEqual(idsOf(list).toSpliced(index, 0, 9));
        expect(byRank(after)).toBe(after);
      }),
    );
  });

  it('of an unknown form keep what has them last, wherever it or another is put', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(6), fc.boolean(), (isArranged, index, isUnknown) => {
        const list = inserted(isArranged ? numbered(items(5)) : items(5), { id: 8, rank: '???' }, index);
        expect(idsOf(list)).toEqual([0, 1, 2, 3, 4, 8]);
        const after = inserted(list, isUnknown ? { id: 9, rank: '!' } : { id: 9 }, index);
        expect(byRank(after)).toBe(after);
        expect(after.filter(({ rank }) => rank === (isUnknown ? '!' : '???')).map(({ id }) => id)).toEqual([
          isUnknown ? 9 : 8,
        ]);
      }),
    );
  });

  it('are given to a list in any order so that they say it, each item put behind the other', () => {
    const known = [rankAt(0), rankAt(3), rankBetween(rankAt(1), rankAt(2)), rankBetween(rankAt(3), undefined)];
    const own = fc.option(fc.constantFrom(...known, '???'));
    fc.assert(
      fc.property(fc.array(own, { maxLength: 12 }), (ranks) => {
        const list = ranks.map((rank, id): Item => ({ id, ...(rank !== null && { rank }) }));
        const isUnknown = ({ rank }: Item) => rank === '???';
        const shown = arranged(list);
        expect(idsOf(shown)).toEqual(idsOf([...list.filter((each) => !isUnknown(each)), ...list.filter(isUnknown)]));
        expect(byRank(shown)).toBe(shown);
        expect(arranged(shown)).toBe(shown);
        const oneByOne = list.reduce<readonly Item[]>((before, item) => inserted(before, item), []);
        expect(idsOf(oneByOne)).toEqual(idsOf(shown));
      }),
      runs(1_000),
    );
  });
});
