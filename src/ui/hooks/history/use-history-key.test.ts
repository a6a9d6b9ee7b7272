import { describe, expect, it } from 'vitest';
import { historyKeyIn } from './use-history-key.ts';

describe('the key that a history entry has from the one it replaced', () => {
  it('is the one it names', () => expect(historyKeyIn({ historyKey: 'k3j9' })).toBe('k3j9'));

  it.each([undefined, null, 'k3j9', 7, {}, { historyKey: 7 }, { historyKey: null }, []])('is none in %j', (state) =>
    expect(historyKeyIn(state)).toBeUndefined(),
  );
});
