import { describe, expect, it } from 'vitest';
import { isSameJson } from '../../util/is-same-json.ts';
import { hasSameFields, mergeFields, mergeValue } from './three-way.ts';

describe('values of JSON', () => {
  it.each([
    [1, 1, true],
    ['a', 'b', false],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [{ a: 1 }, { a: 1 }, true],
    [null, {}, false],
    ['1', 1, false],
    ['{}', {}, false],
    [undefined, undefined, true],
  ])('%j and %j are the same: %s', (a, b, same) => expect(isSameJson(a, b)).toBe(same));

  it.each([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [{ a: 1 }, { a: 2 }, false],
    [{}, {}, true],
  ])('%j and %j have the same fields: %s', (a, b, same) => expect(hasSameFields(a, b)).toBe(same));
});

describe('what an act changed', () => {
  it.each([
    ['is as it was before', 'a', 'b', 'b', 'a'],
    ['stays where it was changed since', 'a', 'b', 'c', 'c'],
    ['is nothing where the act changed nothing', 'a', 'a', 'c', 'c'],
    ['stays where it is as before again', 'a', 'b', 'a', 'a'],
  ])('%s', (_, before, after, now, merged) => expect(mergeValue({ before, after, now })).toBe(merged));

  it('is taken back field by field', () => {
    const before = { a: 1, b: 1, gone: 1, list: [1] };
    const after = { a: 2, b: 2, list: [1, 2], come: 1 };
    const now = { a: 2, b: 3, list: [1, 2], come: 1, since: 1 };
    expect(mergeFields<object>({ before, after, now })).toStrictEqual({ a: 1, b: 3, gone: 1, list: [1], since: 1 });
  });

  it('is nothing where no field is another: the same object is left', () => {
    const [before, now] = [{ a: 1 }, { a: 2, since: 1 }];
    expect(mergeFields<object>({ before, after: before, now })).toBe(now);
    expect(mergeFields<object>({ before, after: { a: 1 }, now })).toBe(now);
  });
});
