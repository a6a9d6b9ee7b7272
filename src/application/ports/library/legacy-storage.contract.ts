import { beforeEach, describe, expect, it } from 'vitest';
import type { LegacyStorage } from './legacy-storage.ts';

/** A legacy storage without old entries. */
export interface LegacyHarness {
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
export const legacyStorageContract = (name: string, setup: () => LegacyHarness): void => {
  describe(`${name} keeps the LegacyStorage contract`, () => {
    let harness: LegacyHarness;
    beforeEach(() => {
      harness = setup();
    });
    const writeAll = () => Object.entries(OLD).forEach(([part, text]) => harness.write(`matinee_${part}`, text));

    it('reads nothing where there is nothing', () => {
      expect(harness.storage.read()).toStrictEqual({});
    });

    it('reads each old entry as its text, letter for letter (product.md, Migration: old entries)', () => {
      writeAll();
      expect(harness.storage.read()).toStrictEqual(OLD);
    });

    it('leaves out what is absent', () => {
      harness.write('matinee_username', 'Ada');
      expect(harness.storage.read()).toStrictEqual({ username: 'Ada' });
    });

    it('removes every old-format entry, and nothing else', () => {
      const others = [
        'matinee_user_data_unknown',
        'matinee_user_data_unknown.unreadable',
        'matinee_last_theme',
        'matinee_device_id',
      ];
      others.forEach((key) => harness.write(key, 'kept'));
      writeAll();
      harness.storage.remove();
      expect(harness.storage.read()).toStrictEqual({});
      expect(new Set(harness.keys())).toEqual(new Set(others));
    });

    it('may remove what is not there', () => {
      harness.storage.remove();
      expect(harness.keys()).toEqual([]);
    });

    it('blocked, counts as empty when it is read, and throws when it is to remove', () => {
      writeAll();
      harness.block();
      expect(harness.storage.read()).toStrictEqual({});
      expect(() => harness.storage.remove()).toThrow('Access is denied.');
    });
  });
};
