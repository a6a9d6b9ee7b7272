import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { seededRandom } from './seeded-random.ts';
import { shuffled } from './shuffled.ts';

const data = generateCatalogue();
const byNumber = (a: number, b: number) => a - b;
const popularities = ({ titles }: typeof data) => titles.map(({ popularity }) => popularity);

describe('a seed (product.md, QA: seed)', () => {
  it('gives every list another order, of the same titles, each time the same', () => {
    const [once, again, other] = [shuffled(data, 7), shuffled(data, 7), shuffled(data, 8)];
    expect(once).toEqual(again);
    for (const [name, keys] of Object.entries(data.lists)) {
      const list = once.lists[name as keyof typeof data.lists];
      expect(list).not.toEqual(keys);
      expect(list).not.toEqual(other.lists[name as keyof typeof data.lists]);
      expect(list.toSorted()).toEqual(keys.toSorted());
    }
  });

  it('has titles take each other’s popularity, by which listings go', () => {
    const once = popularities(shuffled(data, 7));
    expect(once).not.toEqual(popularities(data));
    expect(once.toSorted(byNumber)).toEqual(popularities(data).toSorted(byNumber));
  });

  it('gives numbers from 0 up to 1, the same ones each time', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (seed) => {
        const [first, second] = [seededRandom(seed), seededRandom(seed)];
        const numbers = Array.from({ length: 50 }, first);
        expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
        expect(numbers).toEqual(Array.from({ length: 50 }, second));
        expect(new Set(numbers).size).toBeGreaterThan(45);
      }),
    );
  });
});
