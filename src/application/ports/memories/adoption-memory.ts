import type { Identifier } from '#domain/library/bundle.ts';

/** Which libraries of other identifiers went over, as copies, to the one that the visitor had next. Nothing here throws. */
export interface AdoptionMemory {
  /** @param contents of the library that went over, as a text of the caller's. */
  remember(identifier: Identifier, contents: string): void;
  /** Whether the library of an identifier went over with these contents. False where nothing could be remembered. */
  wentOver(identifier: Identifier, contents: string): boolean;
  forget(identifier: Identifier): void;
}
