import type { LibraryRepository } from '#application/library/library-repository.ts';
import type { OpenFacade } from '#application/use-cases/late-facades.ts';

/** Parts of the application with code that arrives after the first screen. */
export interface LateParts {
  readonly open: () => Promise<LibraryRepository>;
  readonly openFacade: OpenFacade;
  /** Begins to look after the app's own files on this device. */
  readonly startUpdates: () => Promise<void>;
}
