import { BrowserPersistentStorage } from '#adapters/browser/browser-persistent-storage.ts';
import { LocalLegacyStorage } from '#adapters/browser/local-legacy-storage.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { decodeBundle } from '#adapters/store/codec/decode-bundle.ts';
import type { TextMedium } from '#adapters/store/text-medium.ts';
import type { DecodeBundle } from '#application/ports/library/store.ts';
import { bindings } from './bindings.ts';
import { partsOf } from './parts.ts';

/** Binds the stores on the device, over an open medium: only an open medium shows how long the store lasts. */
export const storeModule = (medium: TextMedium) =>
  bindings((bind) => {
    bind('store').toDynamicValue(() => new BundleStore(medium));
    bind('legacyStorage').to(LocalLegacyStorage);
    bind('persistentStorage').to(BrowserPersistentStorage);
    bind('decodeBundle').toDynamicValue((context): DecodeBundle => {
      const { initialLibrary } = partsOf(context);
      return (text) => decodeBundle(text, initialLibrary);
    });
  });
