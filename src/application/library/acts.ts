import { apply } from '#domain/library/apply.ts';
import type { LibraryAction, LibraryChange } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';

/** What the visitor did to the library. */
export interface Act {
  readonly action: LibraryAction;
  /** The library before it, and what it made of that, in the log's order as far as that is known. */
  before: Library;
  after: Library;
}

/** An act as it was made in this tab. */
export interface MadeChange extends Readonly<Act> {
  /** What is said of it, where much may have changed at once. */
  readonly done: string | undefined;
}

export const without = (changes: readonly LibraryChange[], ids: ReadonlySet<string>): readonly LibraryChange[] =>
  changes.some(({ id }) => ids.has(id)) ? changes.filter(({ id }) => !ids.has(id)) : changes;

export const idsOf = (changes: readonly LibraryChange[]): ReadonlySet<string> => new Set(changes.map(({ id }) => id));

/** The acts that have no sequence yet: what others did before them may still come in between, and so may the stored library. */
export class Acts {
  /** As long as there is something that can take an act back. */
  private readonly acts = new Map<string, WeakRef<Act>>();

  note({ id }: LibraryChange, act: Act): void {
    this.acts.set(id, new WeakRef(act));
  }

  /** The library after these changes. */
  apply(library: Library, changes: readonly LibraryChange[]): Library {
    return changes.reduce((before, { id, action }) => {
      const after = apply(before, action);
      const act = this.acts.get(id)?.deref();
      if (act) Object.assign(act, { before, after });
      return after;
    }, library);
  }

  /** Nothing comes before these any more. */
  settle(ids: Iterable<string>): void {
    for (const id of ids) this.acts.delete(id);
  }
}
