import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { titleKey, type TitleRef } from '../../title.ts';
import { byRank, movedRank, numbered, rankAt, rankBetween } from './rank.ts';
import { movedTo, ranksInOrder, type InRow } from './ranks-in-order.ts';

const keyOf = (item: InRow): string => titleKey(item as TitleRef);
const keysOf = (items: readonly InRow[]) => items.map(keyOf);

const TIE = rankBetween(rankAt(1), rankAt(2));
/** Of lists as anybody may have written them: of one rank, with zeros at the end, the first and the last numbers that there are. */
const RANKS = [rankAt(0), TIE, TIE, `${TIE}0`, `${TIE}00`, '000000', '0000000', '000001', 'zzzzzz', 'zzzzzzz', '???'];
const titles = fc.shuffledSubarray<InRow>([
  { id: 1 },
  { id: 1, media_type: 'tv' },
  { id: 2 },
  { id: 2, media_type: 'tv' },
  { id: 36 },
  { id: 3 },
  { id: 4 },
]);
const rank = fc.option(fc.constantFrom(...RANKS), { nil: undefined });
const lists = fc
  .tuple(titles, fc.array(rank, { minLength: 7, maxLength: 7 }))
  .map(([items, ranks]) => items.map((item, at) => ({ ...item, ...(ranks[at] !== undefined && { rank: ranks[at] }) })));

/** As the library has it once each rank is said. */
const after = (list: readonly InRow[], moved: NonNullable<ReturnType<typeof movedTo>>): readonly InRow[] =>
  byRank(
    list.map((item) => {
      const said = moved.ranks.find((each) => keyOf(each.item) === keyOf(item));
      return said ? { ...item, rank: said.rank } : item;
    }),
  );

// product.md, Collections: order.
describe('an item that is put at a place', () => {
  it('is at that place, and all others stay as they were, whatever ranks they have', () => {
    fc.assert(
      fc.property(lists, fc.nat(7), fc.nat(8), (unsorted, from, to) => {
        const list = numbered(byRank(unsorted));
        const item = list[from];
        const moved = item && movedTo(list, item, to);
        if (!moved) return;
        const others = keysOf(list).toSpliced(from, 1);
        const unknown = list.filter((each) => each !== item && each.rank === '???').length;
        expect(moved.place).toBe(Math.min(to, others.length - unknown));
        expect(keysOf(after(list, moved))).toEqual(others.toSpliced(moved.place, 0, keyOf(item)));
        expect(movedRank(moved.ranks.find((each) => keyOf(each.item) === keyOf(item))?.rank)).toMatch(/^[0-9a-z]{7,}$/);
      }),
      runs(2_000),
    );
  });

  it.each<[string, readonly InRow[], from: number, to: number, readonly string[]]>([
    [
      'between two of the same rank',
      [
        { id: 1, rank: TIE },
        { id: 2, rank: TIE },
        { id: 3, rank: 'zzzzzz' },
      ],
      2,
      1,
      ['movie:1', 'movie:3', 'movie:2'],
    ],
    [
      'between a movie and a show of one number and rank',
      [
        { id: 5, rank: TIE },
        { id: 5, media_type: 'tv', rank: TIE },
        { id: 9, rank: 'zzzzzz' },
      ],
      2,
      1,
      ['movie:5', 'movie:9', 'tv:5'],
    ],
    [
      'between a rank and the same with a zero',
      [
        { id: 1, rank: TIE },
        { id: 36, rank: `${TIE}0` },
        { id: 3, rank: 'zzzzzz' },
      ],
      2,
      1,
      ['movie:1', 'movie:3', 'movie:36'],
    ],
    [
      'before the first number',
      [
        { id: 1, rank: '000000' },
        { id: 2, rank: '000002' },
      ],
      1,
      0,
      ['movie:2', 'movie:1'],
    ],
    [
      'behind the last number',
      [
        { id: 1, rank: 'zzzzzy' },
        { id: 2, rank: 'zzzzzz' },
      ],
      0,
      1,
      ['movie:2', 'movie:1'],
    ],
    [
      'at the end, before what a newer release has put there',
      [
        { id: 1, rank: rankAt(0) },
        { id: 2, rank: rankAt(1) },
        { id: 3, rank: '???' },
      ],
      0,
      2,
      ['movie:2', 'movie:1', 'movie:3'],
    ],
  ])('goes %s', (_, list, from, to, order) => {
    const moved = movedTo(list, list[from]!, to);
    expect(keysOf(after(list, moved!))).toEqual(order);
  });

  it('is put by itself where there is room', () => {
    const list = [0, 1, 2, 3].map((id) => ({ id, rank: rankAt(id) }));
    expect(movedTo(list, list[3]!, 1)?.ranks.map(({ item }) => item.id)).toEqual([3]);
    expect(movedTo(list, list[3]!, 9)).toBeUndefined();
  });

  it('has another rank than a movie, a show or a collection that another device puts there', () => {
    const list = [{ id: 1 }, { id: 1, media_type: 'tv' as const }, { id: 2 }, { id: 3 }];
    const [movie, show] = [movedTo(list, list[0]!, 3), movedTo(list, list[1]!, 3)];
    expect(movie?.ranks).toHaveLength(1);
    expect(movie?.ranks[0]?.rank).not.toBe(show?.ranks[0]?.rank);
  });
});

describe('the ranks that say the order of a row', () => {
  it('say it, whatever ranks it has, and none is another where they say it', () => {
    fc.assert(
      fc.property(lists, (row) => {
        const ranks = ranksInOrder(row);
        const known = row.map((item, at) => ({ ...item, rank: ranks[at]! })).filter((each) => each.rank !== '???');
        expect(keysOf(byRank(known))).toEqual(keysOf(known));
        expect(ranksInOrder(known)).toEqual(known.map((each) => each.rank));
      }),
      runs(2_000),
    );
  });

  it('are short where thousands come between two', () => {
    const between = Array.from({ length: 5_000 }, (_, at) => ({ id: at + 10 }));
    const ranks = ranksInOrder([{ id: 1, rank: rankAt(0) }, ...between, { id: 2, rank: rankAt(1) }]);
    expect(Math.max(...ranks.map((each) => each?.length ?? 0))).toBeLessThan(60);
  });
});
