import { resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CATALOGUES } from '#composition/catalogues/catalogues.ts';
import { STORES } from '#composition/stores.ts';
import { tableKeys } from './table-keys.ts';

afterEach(() => vi.unstubAllEnvs());

const REGISTRIES = [
  ['VITE_CATALOG', Object.keys(CATALOGUES)],
  ['VITE_STORE', Object.keys(STORES)],
] as const;

const configure = (command: 'build' | 'serve') => resolveConfig({ logLevel: 'silent' }, command);

describe.each(REGISTRIES)('%s', (variable, names) => {
  it.each(['build', 'serve'] as const)(
    'ends a %s that is for none of the known, and names these (product.md, Configuration: unknown names)',
    async (command) => {
      vi.stubEnv(variable, 'floppy');
      const refusal = await configure(command).catch(String);
      expect(refusal).toContain(`${variable} is "floppy"; it can be ${names[0]}`);
      for (const name of names) expect(refusal).toContain(name);
    },
    30_000,
  );

  it('may be any of the known, or empty', async () => {
    for (const name of ['', ...names]) {
      vi.stubEnv(variable, name);
      expect((await configure('build')).env[variable]).toBe(name);
    }
  }, 60_000);
});

describe('the keys of a table', () => {
  it.each([
    ['export const T = { a: 1, b: () => import("./b.ts"), "c-d": 2 };', ['a', 'b', 'c-d']],
    ['export const T = { a: 1 } as const satisfies Readonly<Record<string, number>>;', ['a']],
    ['import { a } from "./a.ts";\nexport const S = { s: 1 };\nexport const T = { a };', ['a']],
    ['export const T = {};', []],
  ])('of %j', (code, keys) => {
    expect(tableKeys(code, 'T')).toEqual(keys);
  });

  it.each(['', 'const T = { a: 1 };', 'export const T = make();', 'export type T = { a: 1 };'])(
    'are missed where there is no table: %j',
    (code) => {
      expect(() => tableKeys(code, 'T')).toThrow('There is no table T.');
    },
  );
});
