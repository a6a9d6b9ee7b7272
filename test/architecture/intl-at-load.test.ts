import { expect, it, vi } from 'vitest';

const MODULES = import.meta.glob(['../../src/domain/**/*.ts', '!**/*.test.ts', '!**/*.contract.ts', '!**/*.d.ts']);
const NAMES = ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'Collator', 'Segmenter'] as const;

it('no module of the domain creates an Intl object before one is needed: each takes milliseconds of the start', async () => {
  vi.resetModules();
  const created = NAMES.map((name) => vi.spyOn(Intl, name));
  await Promise.all(Object.values(MODULES).map((load) => load()));
  expect(Object.keys(MODULES).length).toBeGreaterThan(100);
  expect(created.filter(({ mock }) => mock.calls.length > 0)).toEqual([]);
});
