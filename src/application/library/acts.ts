import { apply } from '#domain/library/apply.ts';
import type { LibraryAction, LibraryChange } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';

/** A change of the library that can be undone. */
export interface Act {
  readonly action: LibraryAction;
  /** The library before and after the act, in the log's order as far as that is known. */
  before: Library;
  after: Library;
}

/** The source of a change of this tab: the visitor, another device of theirs, or the provider, whose facts were renewed. */
export type ChangeSource = 'visitor' | 'device' | 'refresh';

/** The facts about a change that its action does not tell. */
export interface ChangeDetails {
  readonly source: ChangeSource;
  /** A sentence about the change, where much may have changed at once. */
  readonly done: string | undefined;
}

/** An act as it was made in this tab. */
export interface MadeChange extends Readonly<Act>, ChangeDetails {}

export const without = (changes: readonly LibraryChange[], ids: ReadonlySet<string>): readonly LibraryChange[] =>
  changes.some(({ id }) => ids.has(id)) ? changes.filter(({ id }) => !ids.has(id)) : changes;

export const idsOf = (changes: readonly LibraryChange[]): ReadonlySet<string> => new Set(changes.map(({ id }) => id));

/** The acts that have no sequence yet: changes of other tabs may still come before them, and so may the stored library. */
export class Acts {
  /** An act is held as long as an undo holds it. */
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

  /** No other change comes before these any more. */
  settle(ids: Iterable<string>): void {
    for (const id of ids) this.acts.delete(id);
  }
}
