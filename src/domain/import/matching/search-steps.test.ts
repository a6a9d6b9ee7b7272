import { expect, it } from 'vitest';
import { searchSteps } from './title-question.ts';

it('searches for any year, then for the very year, then for those beside it (product.md, Import: searches)', () => {
  expect(searchSteps({ kind: 'name', name: 'Home', media_type: 'movie', year: 2014 })).toEqual([
    [{ name: 'Home', media_type: 'movie' }],
    [{ name: 'Home', media_type: 'movie', year: 2014 }],
    [
      { name: 'Home', media_type: 'movie', year: 2013 },
      { name: 'Home', media_type: 'movie', year: 2015 },
    ],
  ]);
});

it('searches among movies and among shows where it may be either', () => {
  const [any, exact, beside] = searchSteps({ kind: 'name', name: 'Home', year: 2014 });
  expect(any).toEqual([{ name: 'Home' }]);
  expect(exact?.map(({ media_type }) => media_type)).toEqual(['movie', 'tv']);
  expect(beside).toHaveLength(4);
});

it('searches once where there is no year', () => {
  expect(searchSteps({ kind: 'name', name: 'Home', media_type: 'tv' })).toEqual([[{ name: 'Home', media_type: 'tv' }]]);
});
