import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';

/** What a change of the visitor's has made of the library. */
export interface MadeChange {
  readonly action: LibraryAction;
  readonly before: Library;
  readonly after: Library;
  /** What is said of it, where much may have changed at once. */
  readonly done: string | undefined;
}
