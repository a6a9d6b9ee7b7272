import { vi } from 'vitest';
import { storeContract } from '#application/ports/library/store.contract.ts';
import { BundleStore } from './bundle-store.ts';
import { MemoryEntries } from './memory-entries.ts';
import { openMemoryMedium } from './open-memory-medium.ts';

storeContract('memory', async () => {
  const medium = await openMemoryMedium();
  return {
    store: new BundleStore(medium),
    lifetime: 'window',
    reopen: async () => new BundleStore(medium),
    read: async (key) => (await medium.get(key))[0],
    write: (key, text) => medium.set({ [key]: text }),
    fill: () =>
      void vi.spyOn(MemoryEntries.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('It is full.', 'QuotaExceededError');
      }),
    breakReads: () => void vi.spyOn(medium, 'get').mockRejectedValue(new Error('It cannot be read.')),
  };
});
