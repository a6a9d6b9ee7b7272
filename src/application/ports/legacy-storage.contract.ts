import { beforeEach, describe, expect, it } from 'vitest';
import type { LegacyStorage } from './legacy-storage.ts';

/** A legacy storage without old entries. */
export interface LegacyBench {
  readonly storage: LegacyStorage;
  readonly write: (key: string, text: string) => void;
  /** Every key there is. */
  readonly keys: () => readonly string[];
  /** From now on the storage throws at every touch. */
  readonly block: () => void;
}

const OLD = {
  watchlist: '[{"id":1}]',
  favorites: '[]',
  collections: 'not even JSON \0',
  theme: 'light',
  username: '"Ada"',
  last_sync: '',
  first_time: 'false',
};

/** Every promise of the `LegacyStorage` port, for any adapter. */
export const legacyStorageContract = (name: string, setup: () => LegacyBench): void => {
  describe(`${name} keeps the LegacyStorage contract`, () => {
    let bench: LegacyBench;
    beforeEach(() => {
      bench = setup();
    });
    const writeAll = () => Object.entries(OLD).forEach(([part, text]) => bench.write(`matinee_${part}`, text));

    it('reads nothing where there is nothing', () => {
      expect(bench.storage.read()).toStrictEqual({});
    });

    it('reads each old entry as its text, letter for letter (product.md, Migration: old entries)', () => {
      writeAll();
      expect(bench.storage.read()).toStrictEqual(OLD);
    });

    it('leaves out what is absent', () => {
      bench.write('matinee_username', 'Ada');
      expect(bench.storage.read()).toStrictEqual({ username: 'Ada' });
    });

    it('removes every old-format entry, and nothing else', () => {
      const others = [
        'matinee_user_data_unknown',
        'matinee_user_data_unknown.unreadable',
        'matinee_last_theme',
        'matinee_device_id',
      ];
      others.forEach((key) => bench.write(key, 'kept'));
      writeAll();
      bench.storage.remove();
      expect(bench.storage.read()).toStrictEqual({});
      expect(new Set(bench.keys())).toEqual(new Set(others));
    });

    it('may remove what is not there', () => {
      bench.storage.remove();
      expect(bench.keys()).toEqual([]);
    });

    it('blocked, counts as empty when it is read, and throws when it is to remove', () => {
      writeAll();
      bench.block();
      expect(bench.storage.read()).toStrictEqual({});
      expect(() => bench.storage.remove()).toThrow('Access is denied.');
    });
  });
};
