import type { TakenVersion } from '#application/ports/library/earlier-versions.ts';
import type { LegacyEntries } from '#application/ports/library/legacy-storage.ts';

/** What a visitor's device holds when the page begins. */
export interface Filling {
  /** The text of the saved bundle; undefined for none. */
  readonly bundle?: string;
  readonly legacy?: LegacyEntries;
  /** What the log holds beyond the bundle. */
  readonly changes?: readonly { readonly id: string; readonly kind: string }[];
  /** What there was before. */
  readonly versions?: readonly TakenVersion[];
}
