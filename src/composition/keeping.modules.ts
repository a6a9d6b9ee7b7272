import { ContainerModule } from 'inversify';
import { decodeLegacy } from '#adapters/store/decode-legacy.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import type { Log } from '#application/ports/log.ts';
import { LoadLibrary } from '#application/use-cases/load-library.ts';
import { MigrateLegacyStorage } from '#application/use-cases/migrate-legacy-storage.ts';
import type { StoreKind } from './config.ts';
import { STORE_MEDIA } from './store-media.ts';
import { loadStoreModule } from './store.module.ts';
import { Token } from './tokens.ts';

/** All that the core is to know of it: `Token.keeping`. */
const loadingModule = new ContainerModule(({ bind }) => {
  bind(MigrateLegacyStorage).toResolvedValue(
    (legacy, store) => new MigrateLegacyStorage({ legacy, parse: decodeLegacy, store }),
    [Token.legacyStorage, Token.store],
  );
  bind(LoadLibrary).toResolvedValue(
    (store, session, migrate) => new LoadLibrary({ store, session, migrate }),
    [Token.store, LibrarySession, MigrateLegacyStorage],
  );
  bind(Token.keeping).toResolvedValue((store, loadLibrary) => ({ store, loadLibrary }), [Token.store, LoadLibrary]);
});

/** What keeps the library on the device: a chunk of its own, for nothing is kept before the first screen is shown. */
export const loadKeepingModules = async (store: StoreKind, log: Log): Promise<readonly ContainerModule[]> => [
  await loadStoreModule(STORE_MEDIA[store], log),
  loadingModule,
];
