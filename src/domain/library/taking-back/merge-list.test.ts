import { describe, expect, it } from 'vitest';
import { resultOf } from '../../steps.ts';
import { mergeLists, type ListRules } from './merge-list.ts';

const RULES: ListRules<string> = {
  keyOf: (item) => item.toLowerCase(),
  // What the act changed is as it was; a capital letter is another state of the same item.
  merge: ({ before, after, now }) => (before === after || after !== now ? now : before),
};
const list = (text: string): readonly string[] => text.split('');
const merged = (before: string, after: string, now: string, rules: Partial<ListRules<string>> = {}): string =>
  resultOf(mergeLists({ before: list(before), after: list(after), now: list(now) }, { ...RULES, ...rules })).join('');

describe('a list with what the act did to it taken back', () => {
  it.each([
    ['what was removed is back in its place', 'abc', 'ac', 'acd', 'abcd'],
    ['what was added is gone', 'ac', 'abc', 'abcd', 'acd'],
    ['what was moved is in its place', 'abc', 'cab', 'cabd', 'abcd'],
    ['what was changed is as it was', 'abc', 'aBc', 'aBcd', 'abcd'],
    ['what was changed since is as it is now', 'abc', 'aBc', 'abcd', 'abcd'],
    ['what came since stays before what it is before now', 'abc', 'ac', 'xaycz', 'xabycz'],
    ['what came since where nothing else is, stays', 'a', '', 'xy', 'axy'],
    ['what was moved since stays so', 'abcd', 'abc', 'cab', 'cabd'],
    ['what has gone since stays gone', 'abc', 'ab', 'b', 'bc'],
  ])('%s', (_, before, after, now, expected) => expect(merged(before, after, now)).toBe(expected));

  it('that grows at its front has what came since behind what it is behind now', () => {
    expect(merged('abc', 'ac', 'xac', { growsAtFront: true })).toBe('xabc');
    expect(merged('abc', 'ac', 'axc', { growsAtFront: true })).toBe('axbc');
    expect(merged('abc', 'ac', 'axc')).toBe('abxc');
  });

  it('is the list itself where the act did nothing, and the one before where nothing came since', () => {
    const [before, now] = [list('abc'), list('abcd')];
    const after = list('ac');
    expect(resultOf(mergeLists({ before, after: before, now }, RULES))).toBe(now);
    expect(resultOf(mergeLists({ before, after, now: after }, RULES))).toBe(before);
    expect(resultOf(mergeLists({ before, after: list('abc'), now }, RULES))).toBe(now);
  });
});
