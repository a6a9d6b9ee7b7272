import { describe, expect, it } from 'vitest';
import { typedAtIn, typedAtState } from './typed-at.ts';

describe('when the search of a history entry was typed', () => {
  it('is told by its state', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    expect(typedAtIn(typedAtState(now))).toEqual(now);
  });

  it.each([null, undefined, 'typedAt', {}, { visit: 'here' }, { typedAt: '12:00' }])('is not told by %j', (state) => {
    expect(typedAtIn(state)).toBeUndefined();
  });
});
