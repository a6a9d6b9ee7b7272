import { describe, expect, it } from 'vitest';
import type { StoreHarness } from './store.contract.ts';

const KEY = 'matinee_user_data_203.0.113.7';

export const checkUnreadable = (benchOf: () => StoreHarness): void => {
  describe('a bundle that cannot be read (product.md, Saving: unreadable bundle)', () => {
    it.each([
      ['truncated', '{"watchlist":[{"id":1'],
      ['filled with NUL', '\0\0\0\0'],
      ['empty', ''],
      ['null', 'null'],
      ['a list', '[]'],
    ])('because it is %s, is set aside under its key with .unreadable appended', async (_, text) => {
      const { store, write, read } = benchOf();
      await write(KEY, text);
      expect(await store.load('203.0.113.7')).toEqual({ kind: 'unreadable', setAsideAs: `${KEY}.unreadable` });
      expect(await read(`${KEY}.unreadable`)).toBe(text);
      expect(await read(KEY)).toBeUndefined();
      expect(await store.load('203.0.113.7')).toEqual({ kind: 'absent' });
    });

    it('has a name of its own beside earlier ones', async () => {
      const { store, write, read } = benchOf();
      for (const [text, name] of [
        ['first', '.unreadable'],
        ['second', '.unreadable.2'],
        ['third', '.unreadable.3'],
      ] as const) {
        await write(KEY, text);
        expect(await store.load('203.0.113.7')).toEqual({ kind: 'unreadable', setAsideAs: `${KEY}${name}` });
      }
      expect(await read(`${KEY}.unreadable`)).toBe('first');
      expect(await read(`${KEY}.unreadable.2`)).toBe('second');
      expect(await read(`${KEY}.unreadable.3`)).toBe('third');
    });

    it('is nobody’s, and costs nobody else’s', async () => {
      const { store, write, read } = benchOf();
      await write(KEY, 'first');
      await write('matinee_user_data_unknown', '{}');
      await store.load('203.0.113.7');
      await write(KEY, 'second');
      await store.load('203.0.113.7');
      expect(await store.identifiers()).toEqual(['unknown']);
      expect(await read('matinee_user_data_unknown')).toBe('{}');
    });

    it('is set aside once, however often it is loaded at the same time', async () => {
      const { store, write, read } = benchOf();
      await write(KEY, 'broken');
      const kinds = (await Promise.all([1, 2, 3].map(() => store.load('203.0.113.7')))).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(['absent', 'absent', 'unreadable']);
      expect(await read(`${KEY}.unreadable.2`)).toBeUndefined();
    });

    it('stays where it is when there is no room to set it aside', async () => {
      const { store, write, read, fill } = benchOf();
      await write(KEY, 'broken');
      await fill();
      await expect(store.load('203.0.113.7')).rejects.toMatchObject({ name: 'QuotaExceededError' });
      expect(await read(`${KEY}.unreadable`)).toBeUndefined();
      expect(await read(KEY)).toBe('broken');
    });

    it('takes the name where setting it aside was cut short', async () => {
      const { store, write, read } = benchOf();
      await write(KEY, 'broken');
      await write(`${KEY}.unreadable`, 'broken');
      expect(await store.load('203.0.113.7')).toEqual({ kind: 'unreadable', setAsideAs: `${KEY}.unreadable` });
      expect(await read(KEY)).toBeUndefined();
    });
  });
};
