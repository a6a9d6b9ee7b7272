import { decodeLegacy } from '#adapters/store/codec/decode-legacy.ts';
import { LibraryLog } from '#application/library/library-log.ts';
import { LibraryRepository } from '#application/library/library-repository.ts';
import { OtherLibraries } from '#application/library/other-libraries.ts';
import { BringOver } from '#application/use-cases/library/bring-over.ts';
import { MigrateLegacyStorage } from '#application/use-cases/library/migrate-legacy-storage.ts';
import { PruneCopies } from '#application/use-cases/library/prune-copies.ts';
import { RestoreLibrary } from '#application/use-cases/library/restore-library.ts';
import { bindings, by, made, type TakenBy } from './bindings.ts';
import { partsOf, type Holding } from './parts.ts';

const makeRepository = (
  held: Holding<
    TakenBy<typeof MigrateLegacyStorage | typeof RestoreLibrary | typeof PruneCopies | typeof LibraryRepository>
  >,
): LibraryRepository => {
  const migrate = new MigrateLegacyStorage(partsOf(held, { decodeLegacy }));
  const restoreLibrary = new RestoreLibrary(partsOf(held, { migrate }));
  return new LibraryRepository(partsOf(held, { restoreLibrary, pruneCopies: new PruneCopies(partsOf(held)) }));
};

/** Binds what loads and saves the library. */
export const repositoryModule = bindings({
  libraryLog: made(LibraryLog),
  otherLibraries: made(OtherLibraries),
  bringOver: made(BringOver),
  repository: by(makeRepository),
});
