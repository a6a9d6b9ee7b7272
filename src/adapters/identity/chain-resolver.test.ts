import { describe, expect, it, vi } from 'vitest';
import { ChainResolver } from './chain-resolver.ts';

const finding = (found: string | undefined) => ({ resolve: vi.fn(async () => found) });

describe('a chain of resolvers', () => {
  it('takes the first identifier found, and asks no resolver after it', async () => {
    const [none, first, second] = [finding(undefined), finding('fp_1'), finding('fp_2')];
    expect(await new ChainResolver([none, first, second]).resolve()).toBe('fp_1');
    expect(none.resolve).toHaveBeenCalledOnce();
    expect(second.resolve).not.toHaveBeenCalled();
  });

  it.each([[[]], [[finding(undefined), finding(undefined)]]])('finds none where none does', async (resolvers) => {
    expect(await new ChainResolver(resolvers).resolve()).toBeUndefined();
  });
});
