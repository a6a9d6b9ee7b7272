import { expect, it } from 'vitest';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { EMPTY_LIBRARY } from '../library.ts';
import { countTitles } from './count-titles.ts';

// product.md, Earlier versions: section.
it('counts each title of lists, collections and marks once, and not what was only opened', () => {
  expect(countTitles(EMPTY_LIBRARY)).toBe(0);
  // A movie is in a collection and has a mark.
  expect(countTitles(FULL_LIBRARY)).toBe(3);
});
