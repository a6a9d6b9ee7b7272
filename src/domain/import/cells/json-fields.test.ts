import { describe, expect, it } from 'vitest';
import type { Fields } from '../../fields.ts';
import { fieldsOf, hasField, itemsOf, textOf } from './json-fields.ts';

describe('what a file has as JSON', () => {
  it.each([
    [{ name: 'Umbra' }, true],
    [{ name: '' }, true],
    [{ name: 0 }, true],
    [{ name: null }, false],
    [{ name: undefined }, false],
    [{ title: 'Umbra' }, false],
    [Object.create({ name: 'Umbra' }) as object, false],
  ])('says something in a field, %j: %s', (fields, says) => expect(hasField(fields as Fields, 'name')).toBe(says));

  it('is read as what it is, or as nothing', () => {
    expect([{ a: 1 }, [1], 'x', null, undefined].map((value) => fieldsOf(value))).toEqual([{ a: 1 }, {}, {}, {}, {}]);
    expect([[1, 2], { a: 1 }, 'x', null].map((value) => itemsOf(value))).toEqual([[1, 2], [], [], []]);
    expect([' Umbra ', 7, null, {}, true].map((value) => textOf(value))).toEqual(['Umbra', '7', '', '', '']);
  });
});
