import { expect, it } from 'vitest';
import { namedFilterIds, namedFilterKey } from './named-filter.ts';

it('what has a name of its own is found among the filters, kind by kind', () => {
  const filters = { people: [31, 32], keywords: [4], genreId: 18 };
  expect(namedFilterIds(filters).map(namedFilterKey)).toEqual(['keyword:4', 'person:31', 'person:32']);
  expect(namedFilterIds({})).toEqual([]);
});
