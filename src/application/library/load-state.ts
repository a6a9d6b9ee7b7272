import type { LoadOutcome } from '../use-cases/load-library.ts';

export type LoadState =
  | { readonly status: 'pending' }
  | { readonly status: 'fulfilled'; readonly outcome: LoadOutcome }
  | { readonly status: 'rejected' };

export interface SaveStatus {
  readonly lastSaveTime?: Date;
  /** Only while what is on the device is older than what is in memory, or could not be loaded. */
  readonly saveError?: string;
}

/** Spec section 9: user-data init delay. */
export const INIT_DELAY_MS = 1_000;

export const PENDING: LoadState = { status: 'pending' };
export const REJECTED: LoadState = { status: 'rejected' };

/** Spec section 8: load failure is stored as the save error. */
export const NOT_LOADED: SaveStatus = { saveError: 'Failed to load data from local storage' };
/** Before the first save. */
export const NOT_SAVED: SaveStatus = {};
