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

describe('VITE_DEVICES_URL', () => {
  it.each([
    'devices/',
    '/devices',
    '/',
    '//devices/',
    '//evil.example/devices/',
    '/\\evil.example/',
    'https://evil.example/devices/',
    '/devices/?x=/',
    '/a b/',
  ])(
    'of %j ends a build and the start of a server (product.md, Configuration: devices path)',
    async (path) => {
      vi.stubEnv('VITE_DEVICES_URL', path);
      for (const command of ['build', 'serve'] as const) {
        await expect(configure(command)).rejects.toThrow(`VITE_DEVICES_URL is "${path}"; it must be a path`);
      }
    },
    30_000,
  );

  it.each(['', '/devices/', ' /devices/ ', '/films/devices/'])(
    'may be %j',
    async (path) => {
      vi.stubEnv('VITE_DEVICES_URL', path);
      expect((await configure('build')).env['VITE_DEVICES_URL']).toBe(path);
    },
    30_000,
  );
});
