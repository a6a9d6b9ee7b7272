import { ContainerModule, type Container } from 'inversify';
import { filter, firstValueFrom } from 'rxjs';
import { BrowserStorage } from '#adapters/browser/browser-storage.ts';
import { decodeBundle } from '#adapters/store/decode-bundle.ts';
import { decodeLegacy } from '#adapters/store/decode-legacy.ts';
import type { DataDesk } from '#application/library/data-desk.ts';
import { GuardedJournal } from '#application/library/guarded-journal.ts';
import { holdsNothing } from '#application/library/holds-nothing.ts';
import { heedErasure } from '#application/library/heed-erasure.ts';
import { Identity } from '#application/library/identity.ts';
import { Journaling } from '#application/library/journaling.ts';
import { Keeping } from '#application/library/keeping.ts';
import { KeptLibraries } from '#application/library/kept-libraries.ts';
import { LibraryKeeper } from '#application/library/library-keeper.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Persistence } from '#application/library/persistence.ts';
import type { Log } from '#application/ports/log.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { LoadLibrary } from '#application/use-cases/load-library.ts';
import { MigrateLegacyStorage } from '#application/use-cases/migrate-legacy-storage.ts';
import { PruneCopies } from '#application/use-cases/prune-copies.ts';
import type { StoreKind } from './config.ts';
import { dataModules } from './data.module.ts';
import { journalModule } from './journal.module.ts';
import { STORE_MEDIA } from './store-media.ts';
import { loadStoreModule } from './store.module.ts';
import { Token } from './tokens.ts';
import { startUpdates } from './updates.ts';

const loadingModule = new ContainerModule(({ bind }) => {
  bind(Token.decode)
    .toResolvedValue(({ initial }) => (text) => decodeBundle(text, initial), [LibrarySession])
    .inSingletonScope();
  bind(MigrateLegacyStorage).toResolvedValue(
    (legacy, store) => new MigrateLegacyStorage({ legacy, parse: decodeLegacy, store }),
    [Token.legacyStorage, Token.store],
  );
  bind(KeptLibraries).toDynamicValue((container) => new KeptLibraries({
    store: container.get(Token.store),
    journaling: container.get(Journaling),
    saves: container.get(Token.saves),
    decode: container.get(Token.decode),
  }));
  bind(PruneCopies).toDynamicValue((container) => new PruneCopies({
    store: container.get(Token.store),
    journal: container.get(Token.journal),
    kept: container.get(KeptLibraries),
    adoptions: container.get(Token.adoptions),
    log: container.get(Token.log),
  }));
  bind(LoadLibrary).toDynamicValue((container) => new LoadLibrary({
    store: container.get(Token.store),
    session: container.get(LibrarySession),
    journaling: container.get(Journaling),
    saves: container.get(Token.saves),
    kept: container.get(KeptLibraries),
    decode: container.get(Token.decode),
    migrate: container.get(MigrateLegacyStorage),
  }));
});

const journalingModule = new ContainerModule(({ bind }) => {
  bind(GuardedJournal).toDynamicValue((container) => new GuardedJournal({
    journal: container.get(Token.journal),
    saves: container.get(Token.saves),
    clock: container.get(Token.clock),
    log: container.get(Token.log),
  })).inSingletonScope();
  bind(Journaling).toDynamicValue((container) => new Journaling({
    session: container.get(LibrarySession),
    journal: container.get(GuardedJournal),
    outbox: container.get(Token.outboxContents),
    tabs: container.get(Token.tabs),
    decode: container.get(Token.decode),
    returning$: container.get(Token.device).returning$,
    log: container.get(Token.log),
  })).inSingletonScope();
});

const savingModule = new ContainerModule(({ bind }) => {
  bind(Persistence)
    .toResolvedValue((session, clock) => new Persistence(new BrowserStorage(), session, clock), [LibrarySession, Token.clock])
    .inSingletonScope();
  // All that the core is to know of it.
  bind(Token.keeping).toDynamicValue((container) => new Keeping({
    session: container.get(LibrarySession),
    identity: container.get(Identity),
    store: container.get(Token.store),
    journaling: container.get(Journaling),
    saves: container.get(Token.saves),
    loadLibrary: container.get(LoadLibrary),
    kept: container.get(KeptLibraries),
    pruneCopies: container.get(PruneCopies),
    decode: container.get(Token.decode),
    holdsNothing: () => holdsNothing({
      store: container.get(Token.store),
      journal: container.get(GuardedJournal),
      outbox: container.get(Token.outboxContents),
      legacy: container.get(Token.legacyStorage),
    }),
    notifications: container.get(Notifications),
    device: container.get(Token.device),
    clock: container.get(Token.clock),
    log: container.get(Token.log),
  })).inSingletonScope().onActivation((container, keeping) => {
    heedErasure({
      keeping,
      tabs: container.get(Token.tabs),
      device: container.get(Token.device),
      scrollMemory: container.get(Token.scrollMemory),
    });
    if (keeping.lifetime === 'device') container.get(Persistence).follow(keeping.saveStatus$);
    return keeping;
  });
});

/** What keeps the library on the device: a chunk of its own, for nothing is kept before the first screen is shown. */
export const loadKeepingModules = async (store: StoreKind, log: Log): Promise<readonly ContainerModule[]> => [
  await loadStoreModule(STORE_MEDIA[store], log),
  journalModule,
  journalingModule,
  loadingModule,
  savingModule,
  ...dataModules,
];

/** Comes along, as `dataModules` does: it needs none of this. */
export const keepApp = (container: Container): void => startUpdates(container);

/** Resolves when there is a library to show, and rejects when it could not be loaded. */
export const openDataDesk = async (container: Container): Promise<DataDesk> => {
  const { loadState$ } = container.get(LibraryKeeper);
  const { status } = await firstValueFrom(loadState$.pipe(filter((state) => state.status !== 'pending')));
  if (status === 'rejected') throw new Error('The library was not loaded.');
  return container.get(Token.dataDesk);
};
