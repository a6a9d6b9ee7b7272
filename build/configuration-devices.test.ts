import { resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

const configure = (command: 'build' | 'serve') => resolveConfig({ logLevel: 'silent' }, command);

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
