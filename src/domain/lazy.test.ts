import { describe, expect, it, vi } from 'vitest';
import { lazy } from './lazy.ts';

describe('a lazy value', () => {
  it('is created when it is first needed, and once, even where it is undefined', () => {
    const create = vi.fn(() => undefined);
    const value = lazy(create);
    expect(create).not.toHaveBeenCalled();
    expect([value(), value()]).toEqual([undefined, undefined]);
    expect(create).toHaveBeenCalledOnce();
  });
});

const MODULES = import.meta.glob(['./format/*.ts', './library/*.ts', '!**/*.test.ts']);

describe('a module of the domain', () => {
  it.each(Object.entries(MODULES))('%s creates no Intl object before one is needed', async (_, load) => {
    vi.resetModules();
    const names = ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'Collator', 'Segmenter'] as const;
    const created = names.map((name) => vi.spyOn(Intl, name));
    await load();
    expect(created.filter(({ mock }) => mock.calls.length > 0)).toEqual([]);
    vi.restoreAllMocks();
  });
});
