import { resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CATALOGUES } from '#composition/catalogues/catalogues.ts';
import { STORES } from '#composition/stores.ts';

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
