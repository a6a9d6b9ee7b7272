import { describe, expect, it } from 'vitest';
import { NO_REMAINDER, type Remainder } from './bundle.ts';
import { mergeRemainders } from './merge-remainders.ts';

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

  it('have of a list that both have the items of both', () => {
    const of = (diary: unknown): Remainder => ({ fields: { diary }, items: {} });
    expect(mergeRemainders(of([{ day: 1 }, 2]), of([2, { day: 1 }, { day: 3 }])).fields).toEqual({
      diary: [{ day: 1 }, 2, { day: 3 }],
    });
    expect(mergeRemainders(of([1]), of({ a: 1 })).fields).toEqual({ diary: [1] });
  });

  it('are the one where the other is nothing, and nothing where both are', () => {
    expect(mergeRemainders(FIRST, NO_REMAINDER)).toStrictEqual(FIRST);
    expect(mergeRemainders(NO_REMAINDER, FIRST)).toStrictEqual(FIRST);
    expect(mergeRemainders(NO_REMAINDER, NO_REMAINDER)).toStrictEqual({ fields: {}, items: {} });
  });
});
