import { LocalLegacyStorage } from '#adapters/browser/local-legacy-storage.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { decodeBundle } from '#adapters/store/codec/decode-bundle.ts';
import type { TextMedium } from '#adapters/store/text-medium.ts';
import type { DecodeBundle, Store } from '#application/ports/library/store.ts';
import { bindings, by, to } from './bindings.ts';
import { partsOf, type Holding } from './parts.ts';

/** Binds the stores on the device, over an open medium: only an open medium shows how long the store lasts. */
export const storeModule = (medium: TextMedium) =>
  bindings({
    store: by<Store>(() => new BundleStore(medium)),
    legacyStorage: to(LocalLegacyStorage),
    decodeBundle: by((held: Holding<'initialLibrary'>): DecodeBundle => {
      const { initialLibrary } = partsOf(held);
      return (text) => decodeBundle(text, initialLibrary);
    }),
  });
