import type { Observable } from 'rxjs';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';

export interface TabEntry {
  /** The journal's; absent when the tab that tells it has no journal. */
  readonly counter?: number;
  /** Undefined for what this release cannot read. */
  readonly change: LibraryChange | undefined;
}

export type TabMessage =
  | { readonly kind: 'changed'; readonly identifier: Identifier; readonly entries: readonly TabEntry[] }
  /** The visitor had everything erased. */
  | { readonly kind: 'erased' };

/** Tells the visitor's other tabs what happened. Changes travel, whole libraries never. */
export interface TabChannel {
  /** What other tabs tell, in the order of each; never this tab's own. Messages this release cannot read are left out. */
  readonly messages$: Observable<TabMessage>;
  /** Never throws: a tab that is not told finds out from the journal. */
  tell(message: TabMessage): void;
}
