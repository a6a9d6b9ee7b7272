import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { ChangeLog } from './change-log.ts';

/** A log that a page about to close can still write to. */
export interface SynchronousLog extends ChangeLog {
  /** As `append`, before it returns. Throws where there is no room. @param owner undefined while it is not known. */
  appendNow(changes: readonly LibraryChange[], owner?: Identifier): void;
}
