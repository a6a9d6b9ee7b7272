import { describe, expect, it } from 'vitest';
import { historyKeyOf } from './use-history-key.ts';

const nameOf = (state: unknown) => historyKeyOf({ state, key: 'own' });

describe('the key that a history entry has from the one it replaced', () => {
  it('is the one it names', () => expect(nameOf({ historyKey: 'k3j9' })).toBe('k3j9'));

  it.each([undefined, null, 'k3j9', 7, {}, { historyKey: 7 }, { historyKey: null }, []])(
    'is its own where %j names none',
    (state) => expect(nameOf(state)).toBe('own'),
  );
});
