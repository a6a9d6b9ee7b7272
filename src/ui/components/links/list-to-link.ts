import type { StoredTitle } from '#domain/library/saved-title.ts';

/** A list of the visitor's that may be shared. */
export interface ListToLink {
  /** What it is called, unless the visitor calls it otherwise. */
  readonly name: string;
  /** Its titles, in the order in which they are shared: asked for when the visitor shares it. */
  readonly titlesOf: () => readonly StoredTitle[];
}
