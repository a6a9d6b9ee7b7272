import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readId } from './read-id.ts';

describe('the id in an address', () => {
  it('is any positive integer, as it is written', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => readId(String(id)) === id));
  });

  it.each(['', '0', '-1', '1.5', '01', '+1', ' 1', '1e3', '0x10', '9007199254740992', 'batman', '1;2', '१'])(
    'is not %j',
    (text) => {
      expect(readId(text)).toBeUndefined();
    },
  );
});
