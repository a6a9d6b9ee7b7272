import type { LibraryAction } from '../library-change.ts';
import type { Library } from '../library.ts';

/** What there is to know of one kind of action. */
export interface ActionRules<Action extends LibraryAction> {
  /** The library after it: the same reference when nothing changes. */
  readonly apply: (library: Library, action: Action) => Library;
  /** The action that undoes it. Asked of the library before it, and only where it changes something. */
  readonly inverse: (library: Library, action: Action) => LibraryAction;
}

/** The rules of these kinds. */
export type ActionTable<Kind extends LibraryAction['kind']> = {
  readonly [Each in Kind]: ActionRules<Extract<LibraryAction, { readonly kind: Each }>>;
};
