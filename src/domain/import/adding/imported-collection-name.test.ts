import { describe, expect, it } from 'vitest';
import { COLLECTION_NAME_MAX } from '../../library/names/collection-name.ts';
import { lengthOf } from '../../library/names/text-length.ts';
import { collectionName, freeCollectionName, isNameCut, wholeNameLine } from './imported-collection-name.ts';

const letters = (count: number, letter = 'a') => letter.repeat(count);
const LONG = `${letters(COLLECTION_NAME_MAX)} and the end`;

describe('the collection of a list (product.md, Import: collections)', () => {
  it.each([COLLECTION_NAME_MAX - 1, COLLECTION_NAME_MAX])('has all of a name of %i characters', (count) => {
    expect(collectionName(letters(count))).toBe(letters(count));
    expect(isNameCut(letters(count))).toBe(false);
  });

  it('has the beginning of a longer one, without a gap at its end', () => {
    expect(isNameCut(letters(COLLECTION_NAME_MAX + 1))).toBe(true);
    expect(collectionName(letters(COLLECTION_NAME_MAX + 1))).toBe(letters(COLLECTION_NAME_MAX));
    expect(collectionName(`${letters(COLLECTION_NAME_MAX - 1)} b`)).toBe(letters(COLLECTION_NAME_MAX - 1));
  });

  it('counts characters as people do', () => {
    const family = letters(COLLECTION_NAME_MAX, '👨‍👩‍👧');
    expect(isNameCut(family)).toBe(false);
    expect(collectionName(family)).toBe(family);
    expect(collectionName(`${family}b`)).toBe(family);
  });

  it('has a name that no other has: its beginning, then its beginning and its end, then a number', () => {
    const first = freeCollectionName(LONG, new Set());
    expect(first).toBe(letters(COLLECTION_NAME_MAX));
    const second = freeCollectionName(LONG, new Set([first]));
    expect(second).toMatch(/^a+ … a+ and the end$/);
    expect(lengthOf(second)).toBe(COLLECTION_NAME_MAX);
    const third = freeCollectionName(LONG, new Set([first, second]));
    expect(third).toBe(`${letters(COLLECTION_NAME_MAX - 4)} (2)`);
    const fourth = freeCollectionName(LONG, new Set([first, second, third]));
    expect(fourth).toBe(`${letters(COLLECTION_NAME_MAX - 4)} (3)`);
  });

  it('has all of the name in the first line of its description, or both its ends', () => {
    expect(wholeNameLine(LONG)).toBe(LONG);
    const line = wholeNameLine(`${letters(2_000)} and the end`);
    expect(line).toMatch(/^a+ … a+ and the end$/);
    expect(lengthOf(line)).toBeLessThan(2_000);
  });
});
