import { decodeLegacy } from '#adapters/store/codec/decode-legacy.ts';
import { LibraryLog } from '#application/library/library-log.ts';
import { LibraryRepository } from '#application/library/library-repository.ts';
import type { StoredLibrary } from '#application/library/lineage/stored-library.ts';
import { OtherLibraries } from '#application/library/other-libraries.ts';
import { MigrateLegacyStorage } from '#application/use-cases/library/migrate-legacy-storage.ts';
import { PruneCopies } from '#application/use-cases/library/prune-copies.ts';
import { RestoreLibrary } from '#application/use-cases/library/restore-library.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { bindings, by, made, type TakenBy } from './bindings.ts';
import { partsOf, type Holding, type Parts } from './parts.ts';

/** Its code comes where there is a library of another line, once the own one is loaded. Such a library is offered at the next visit where it does not come. */
const bringOverOf = ({ lateParts, consoleLog }: Pick<Parts, 'lateParts' | 'consoleLog'>) => {
  const open = async () => (await lateParts.openFacade('data')).bringOver;
  return {
    changes: async (other: StoredLibrary) => {
      try {
        return await (await open()).changes(other);
      } catch (error) {
        consoleLog.warn('library', 'Other lists on this device could not be looked into.', error);
        return false;
      }
    },
    execute: async (identifier: Identifier) => (await open()).execute(identifier),
  };
};

type OfRepository = Exclude<
  TakenBy<typeof MigrateLegacyStorage | typeof RestoreLibrary | typeof PruneCopies | typeof LibraryRepository>,
  'bringOver'
>;

const makeRepository = (held: Holding<OfRepository | 'lateParts'>): LibraryRepository => {
  const migrate = new MigrateLegacyStorage(partsOf(held, { decodeLegacy }));
  const restoreLibrary = new RestoreLibrary(partsOf(held, { migrate }));
  return new LibraryRepository(
    partsOf(held, {
      restoreLibrary,
      pruneCopies: new PruneCopies(partsOf(held)),
      bringOver: bringOverOf(partsOf(held)),
    }),
  );
};

/** Binds what loads and saves the library. */
export const repositoryModule = bindings({
  libraryLog: made(LibraryLog),
  otherLibraries: made(OtherLibraries),
  repository: by(makeRepository),
});
