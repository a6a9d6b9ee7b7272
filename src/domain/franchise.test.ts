import { expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { partsInOrder } from './franchise.ts';

// product.md, Franchise: parts.
it('parts of a series are in the order of release, those of one day as given, those without a date last', () => {
  const part = (id: number, release_date: string | undefined) => {
    const { release_date: _, ...title } = aTitle({ id });
    return release_date === undefined ? title : { ...title, release_date };
  };
  const parts = [part(1, undefined), part(2, '2027-01-01'), part(3, '1979-05-25'), part(4, '1979-05-25'), part(5, '')];
  expect(partsInOrder(parts).map(({ id }) => id)).toEqual([3, 4, 2, 1, 5]);
  expect(partsInOrder([])).toEqual([]);
});
