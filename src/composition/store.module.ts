import { ContainerModule } from 'inversify';
import { LocalLegacyStorage } from '#adapters/browser/local-legacy-storage.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { MEDIUM, type TextMedium } from '#adapters/store/text-medium.ts';
import { Port } from '#application/ports/port.ts';

/** Binds the stores on the device, over an open medium: only an open medium shows how long the store lasts. */
export const storeModule = (medium: TextMedium): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(MEDIUM).toConstantValue(medium);
    bind(Port.store).to(BundleStore);
    bind(Port.legacyStorage).to(LocalLegacyStorage);
  });
