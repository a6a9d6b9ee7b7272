import { describe, expect, it } from 'vitest';
import { mergeRemainders, NO_REMAINDER, type Remainder } from './bundle.ts';

const FIRST: Remainder = {
  fields: { rating: 1, mood: 'calm' },
  items: { watchlist: [{ id: 'x' }, 7], favorites: ['odd'] },
};
const SECOND: Remainder = {
  fields: { rating: 2, room: 4 },
  items: { watchlist: [7, { id: 'y' }, { id: 'x' }], collections: [null] },
};

describe('two remainders in one', () => {
  it('have each item once, and of a field that both have, the first', () => {
    expect(mergeRemainders(FIRST, SECOND)).toStrictEqual({
      fields: { rating: 1, mood: 'calm', room: 4 },
      items: { watchlist: [{ id: 'x' }, 7, { id: 'y' }], favorites: ['odd'], collections: [null] },
    });
  });

  it('are the one where the other is nothing, and nothing where both are', () => {
    expect(mergeRemainders(FIRST, NO_REMAINDER)).toStrictEqual(FIRST);
    expect(mergeRemainders(NO_REMAINDER, FIRST)).toStrictEqual(FIRST);
    expect(mergeRemainders(NO_REMAINDER, NO_REMAINDER)).toStrictEqual({ fields: {}, items: {} });
  });
});
