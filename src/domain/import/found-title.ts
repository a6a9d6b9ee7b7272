import type { StoredTitle } from '../library/saved-title.ts';
import type { NamedTitle } from './named-title.ts';

/** A title that a title of a file may be. */
export interface FoundTitle extends NamedTitle, Pick<StoredTitle, 'checkedAt'> {}

/** A title as the provider gave it at a time: its facts need not be asked for again soon (product.md, Freshness: age). */
export const foundAt =
  (time: Date) =>
  (title: NamedTitle): FoundTitle => ({ ...title, checkedAt: time.toISOString() });
