import type { StoredTitle } from '#domain/library/saved-title.ts';

/** No answer is kept for longer (product.md, Import: remembered; tmdb.md, Terms: age). */
export const ANSWERS_KEPT_MS = 30 * 86_400_000;

/** What the provider answered to one question about a title of a file. */
export interface RememberedAnswer {
  /** Of each what it takes to save it. None where the provider knows none. */
  readonly titles: readonly StoredTitle[];
  /** In milliseconds. */
  readonly answeredAt: number;
}

/**
 * What the provider answered about the titles of files, on this device, so that it need not be asked again. It keeps the newest
 * answers for as long as they may be kept, and may forget any at any time.
 */
export interface MatchMemory {
  /** The answers that there are, by the keys of their questions. Never rejects: what cannot be read is as if it were not there. */
  recall(keys: readonly string[]): Promise<ReadonlyMap<string, RememberedAnswer>>;
  /** Resolves once it is kept, or cannot be. Never rejects. */
  remember(key: string, answer: RememberedAnswer): Promise<void>;
}
