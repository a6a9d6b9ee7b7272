import { filter, take, type Observable } from 'rxjs';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { StoredLibrary } from './lineage/stored-library.ts';

export interface LoadOutcome {
  /** The library in the session: the stored one, a copy of another identifier's, or that of a first-time visitor. */
  readonly kind: 'restored' | 'adopted' | 'first-time';
  readonly isMigrated: boolean;
  /** Where an unreadable bundle was set aside; absent when there was none. */
  readonly setAsideAs?: string;
  /** The library of another identifier that is in the session, as a copy. */
  readonly adopted?: StoredLibrary;
  /** A newer library of another line, which is offered to the visitor. */
  readonly beside?: StoredLibrary;
  /** The actions that restore the items missing from a bundle of another program; absent when none is missing. */
  readonly missing?: readonly LibraryAction[];
  /** Whether the store holds it as it is in the session. */
  readonly isSaved: boolean;
}

export type LoadState =
  | { readonly status: 'pending' }
  | { readonly status: 'fulfilled'; readonly outcome: LoadOutcome }
  | { readonly status: 'rejected' };

export interface SaveStatus {
  readonly lastSaveTime?: Date;
  /** Only while the library on the device is older than that in memory, or could not be loaded. */
  readonly saveError?: string;
}

/** product.md, Startup: library load. */
export const INIT_DELAY_MS = 1_000;

export const PENDING: LoadState = { status: 'pending' };
export const REJECTED: LoadState = { status: 'rejected' };

/** Emits once: when the library is loaded. */
export const onceLoaded = (loadState$: Observable<LoadState>): Observable<LoadState> =>
  loadState$.pipe(
    filter(({ status }) => status === 'fulfilled'),
    take(1),
  );

/** The save error of a load that failed (product.md, Saving: load failure). */
export const NOT_LOADED: SaveStatus = { saveError: 'Failed to load data from local storage' };
/** Before the first save. */
export const NOT_SAVED: SaveStatus = {};
