import { decodeLegacy } from '#adapters/store/codec/decode-legacy.ts';
import { LibraryLog } from '#application/library/library-log.ts';
import { LibraryRepository } from '#application/library/library-repository.ts';
import { OtherLibraries } from '#application/library/other-libraries.ts';
import { BringOver } from '#application/use-cases/library/bring-over.ts';
import { MigrateLegacyStorage } from '#application/use-cases/library/migrate-legacy-storage.ts';
import { PruneCopies } from '#application/use-cases/library/prune-copies.ts';
import { RestoreLibrary } from '#application/use-cases/library/restore-library.ts';
import { bindings } from './bindings.ts';
import { made } from './made.ts';
import { partsOf } from './parts.ts';

/** Binds what loads and saves the library. */
export const repositoryModule = bindings((bind) => {
  bind('libraryLog').toDynamicValue(made(LibraryLog));
  bind('otherLibraries').toDynamicValue(made(OtherLibraries));
  bind('bringOver').toDynamicValue(made(BringOver));
  bind('repository').toDynamicValue((context) => {
    const migrate = new MigrateLegacyStorage(partsOf(context, { decodeLegacy }));
    const restoreLibrary = new RestoreLibrary(partsOf(context, { migrate }));
    return new LibraryRepository(partsOf(context, { restoreLibrary, pruneCopies: new PruneCopies(partsOf(context)) }));
  });
});
