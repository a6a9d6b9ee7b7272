import { describe, expect, it } from 'vitest';
import { visitIn } from './visit-in.ts';

describe('the visit that a history entry goes on with', () => {
  it('is the one it names', () => expect(visitIn({ visit: 'k3j9' })).toBe('k3j9'));

  it.each([undefined, null, 'k3j9', 7, {}, { visit: 7 }, { visit: null }, []])('is none in %j', (state) =>
    expect(visitIn(state)).toBeUndefined(),
  );
});
