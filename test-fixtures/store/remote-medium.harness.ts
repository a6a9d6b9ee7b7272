import { BundleStore } from '#adapters/store/bundle-store.ts';
import type { StoreHarness } from '#application/ports/library/store.contract.ts';
import { FakeRemote } from './fake-remote.ts';
import { RemoteMedium } from './remote-medium.ts';

export const storeHarness = async (): Promise<StoreHarness> => {
  const remote = new FakeRemote();
  const open = () => new BundleStore(new RemoteMedium(remote));
  return {
    store: open(),
    lifetime: 'device',
    reopen: async () => open(),
    read: async (key) => remote.texts.get(key),
    write: async (key, text) => void remote.texts.set(key, text),
    fill: () => void (remote.isFull = true),
    breakReads: () => void (remote.isBroken = true),
  };
};
