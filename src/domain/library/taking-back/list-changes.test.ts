import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultOf } from '../../steps.ts';
import { listChanges } from './list-changes.ts';

interface Item {
  readonly key: string;
  readonly isNew?: true;
}
const items = (keys: string): readonly Item[] => Array.from(keys, (key) => ({ key }));
const changes = (now: readonly Item[], target: readonly Item[]) =>
  resultOf(listChanges(now, target, { keyOf: ({ key }) => key, isKept: (a, b) => a.isNew === b.isNew }));
/** What is removed, what is put where, and what stays. */
const said = (now: readonly Item[], target: readonly Item[]) => {
  const { removed, added, kept } = changes(now, target);
  return [
    removed.map(({ key }) => key).join(''),
    added.map(({ item, index }) => `${item.key}${index ?? ''}`).join(' '),
    kept.map((each) => each.target.key).join(''),
  ];
};
/** The list that comes of the changes. */
const changed = (now: readonly Item[], target: readonly Item[]): string => {
  const { removed, added } = changes(now, target);
  const list = now.filter((item) => !removed.includes(item));
  for (const { item, index } of added) list.splice(index ?? list.length, 0, item);
  return list.map(({ key }) => key).join('');
};

describe('what makes one list of another', () => {
  it.each([
    ['abc', 'abc', ['', '', 'abc']],
    ['', 'ab', ['', 'a b', '']],
    ['ab', '', ['ab', '', '']],
    ['abc', 'ac', ['b', '', 'ac']],
    ['ac', 'abc', ['', 'b1', 'ac']],
    ['bc', 'abcd', ['', 'a0 d', 'bc']],
    ['abc', 'cab', ['c', 'c0', 'ab']],
    ['abc', 'bca', ['a', 'a', 'bc']],
  ])('of %s to %s', (now, target, expected) => {
    expect(said(items(now), items(target))).toEqual(expected);
    expect(changed(items(now), items(target))).toBe(target);
  });

  it('is nothing for the list itself', () => {
    const list = items('abc');
    expect(changes(list, list)).toEqual({ removed: [], added: [], kept: [] });
  });

  it('puts anew what cannot become the other where it is', () => {
    expect(said(items('abc'), [{ key: 'a' }, { key: 'b', isNew: true }, { key: 'c' }])).toEqual(['b', 'b1', 'ac']);
  });

  it('puts all that is behind there anew, where more than 100 would be put between others', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ key: `-${at}` }));
    const now = items('abc');
    const [first, ...others] = now;
    const withMany = (count: number) => [first!, ...many(count), ...others];
    expect(changes(now, withMany(100)).removed).toEqual([]);
    expect(changes(now, withMany(100)).added.map(({ index }) => index)).toEqual(
      Array.from({ length: 100 }, (_, at) => at + 1),
    );
    expect(changes(now, withMany(101)).removed).toEqual(others);
    expect(changes(now, withMany(101)).added.every(({ index }) => index === undefined)).toBe(true);
    expect(changed(now, withMany(101))).toBe(
      withMany(101)
        .map(({ key }) => key)
        .join(''),
    );
  });

  /** How often a key is asked for. */
  const looks = (now: readonly Item[], target: readonly Item[]): number => {
    let count = 0;
    const keyOf = ({ key }: Item) => {
      count += 1;
      return key;
    };
    resultOf(listChanges(now, target, { keyOf, isKept: (a, b) => a === b }));
    return count;
  };

  it.each<[string, (list: readonly Item[]) => readonly Item[]]>([
    ['one comes at the end', (list) => [...list, { key: 'new' }]],
    ['one comes at the front', (list) => [{ key: 'new' }, ...list]],
    ['one comes in between', (list) => list.toSpliced(5_000, 0, { key: 'new' })],
    ['one goes', (list) => list.toSpliced(9_000, 1)],
    ['one becomes another', (list) => list.with(3, { key: '3', isNew: true })],
    ['two beside each other change places', (list) => list.with(7, list[8]!).with(8, list[7]!)],
    ['nothing is another', (list) => [...list]],
  ])('looks at a few of 10,000 where %s', (_, change) => {
    const list = Array.from({ length: 10_000 }, (__, at) => ({ key: `${at}` }));
    expect(looks(list, change(list))).toBeLessThanOrEqual(12);
    expect(looks(change(list), list)).toBeLessThanOrEqual(12);
  });

  it('makes any list of any other, whatever they have in common', () => {
    const pool = items('abcdefghij');
    const list = fc
      .tuple(fc.shuffledSubarray([...pool]), fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }))
      .map(([some, isNew]) => some.map((item, at) => (isNew[at] ? { key: item.key, isNew: true as const } : item)));
    const many = Array.from({ length: 101 }, (_, at) => ({ key: `-${at}` }));
    fc.assert(
      fc.property(list, list, fc.nat(10), fc.boolean(), (now, some, at, isLong) => {
        const target = isLong ? some.toSpliced(at, 0, ...many) : some;
        expect(changed(now, target)).toBe(target.map(({ key }) => key).join(''));
        const { removed, kept } = changes(now, target);
        // Nothing but what is the very same is left out.
        const told = new Set([...removed, ...kept.map((each) => each.now)]);
        for (const item of now) expect(told.has(item) || target.includes(item)).toBe(true);
      }),
    );
  });
});
