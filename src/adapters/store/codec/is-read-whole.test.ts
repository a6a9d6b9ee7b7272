import { describe, expect, it } from 'vitest';
import { isReadWhole } from './is-read-whole.ts';

describe('what was read of what was written', () => {
  it.each<[string, unknown, unknown]>([
    ['the same', { a: [{ b: 1 }] }, { a: [{ b: 1 }] }],
    ['in another order', { movies: [{ id: 1 }, { id: 2 }] }, { movies: [{ id: 2 }, { id: 1 }] }],
    ['with a default', { id: 1 }, { id: 1, addedAt: '' }],
    ['without a null', { id: 1, title: null }, { id: 1 }],
    ['without what is twice', [{ id: 1 }, { id: 1 }], [{ id: 1 }]],
    ['nothing of nothing', undefined, { kind: 'x' }],
  ])('is whole: %s', (_, raw, read) => {
    expect(isReadWhole(raw, read)).toBe(true);
  });

  it.each<[string, unknown, unknown]>([
    ['without a field', { id: 1, mood: 'calm' }, { id: 1 }],
    ['without a field deep within', { a: [{ b: { c: 1, d: 2 } }] }, { a: [{ b: { c: 1 } }] }],
    ['with a field under another name', { id: 1, title: 7 }, { id: 1, unreadable_title: 7 }],
    ['without an item', [1, 2], [1]],
    ['with another item', [{ id: 1 }, { id: 2, mood: 'calm' }], [{ id: 1 }, { id: 2 }]],
    ['with another value', { id: 1 }, { id: 2 }],
    ['with a list for an object', { 0: 'a' }, ['a']],
    ['with an object for a list', ['a'], { 0: 'a' }],
    ['with what every object has', { constructor: 1 }, {}],
    ['nothing', { id: 1 }, undefined],
  ])('is not whole: %s', (_, raw, read) => {
    expect(isReadWhole(raw, read)).toBe(false);
  });
});
