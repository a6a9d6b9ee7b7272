import { describe, expect, it } from 'vitest';
import { aChange, numbered } from '#fixtures/library/a-change.ts';
import { JournalPosition } from './journal-position.ts';

const unreadable = (counter: number) => ({ counter, change: undefined });
const at = (counter: number) => {
  const position = new JournalPosition();
  position.advance([], counter);
  return position;
};

describe('how far a tab has got in the journal', () => {
  it('is as far as the last entry it took in', () => {
    const position = at(0);
    expect(position.counter).toBe(0);
    expect(position.advance(numbered([1, 'a'], [2, 'b']))).toBe(true);
    expect([position.counter, position.saveable]).toEqual([2, 2]);
    position.advance(numbered([8, 'c']), 7);
    expect(position.counter).toBe(8);
    position.advance([], 3);
    expect(position.counter).toBe(3);
  });

  it('is not changed by what has no place', () => {
    const position = at(4);
    position.advance([{ change: aChange('a') }]);
    expect(position.counter).toBe(4);
    expect(position.includes({ change: aChange('a') })).toBe(false);
  });

  it('includes every entry up to there', () => {
    const [fourth, fifth] = numbered([4, 'a'], [5, 'b']);
    expect([at(4).includes(fourth!), at(4).includes(fifth!)]).toEqual([true, false]);
  });

  it('goes on with the entries that follow, without those it has', () => {
    const position = at(4);
    expect(position.next(numbered([3, 'a'], [4, 'b'], [5, 'c'], [6, 'd']))).toEqual(numbered([5, 'c'], [6, 'd']));
    expect(position.next(numbered([2, 'a']))).toEqual([]);
  });

  it.each([
    ['some are missing before them', numbered([6, 'a'])],
    ['some are missing between', numbered([5, 'a'], [7, 'b'])],
    ['one has no place', [{ change: aChange('a') }]],
  ])('does not when %s', (_, entries) => expect(at(4).next(entries)).toBeUndefined());

  it('may be saved to what this release could read, and no further ever after', () => {
    const position = at(4);
    expect(position.advance([...numbered([5, 'a']), unreadable(6), ...numbered([7, 'b'])])).toBe(false);
    expect([position.counter, position.saveable]).toEqual([7, 5]);
    expect(position.advance([...numbered([8, 'c']), unreadable(9)])).toBe(false);
    expect(position.advance(numbered([10, 'd']))).toBe(true);
    expect([position.counter, position.saveable]).toEqual([10, 5]);
  });

  it('begins anew with a journal that was cleared', () => {
    const position = at(4);
    position.beginAnew();
    expect(position.next(numbered([1, 'a']))).toEqual(numbered([1, 'a']));
  });
});
