import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { TitleKey } from '#domain/title.ts';

/** What the provider recommended because of one title. */
export interface RememberedList {
  readonly source: TitleKey;
  /** When the provider was asked, in milliseconds. */
  readonly askedAt: number;
  readonly titles: readonly StoredTitle[];
}

/** What the provider recommended, so that it need not be asked at every visit. It may be forgotten at any time. */
export interface RecommendationMemory {
  /** Never throws: what cannot be read is as if it were not there. */
  read(): readonly RememberedList[];
  /** Never throws. */
  write(lists: readonly RememberedList[]): void;
}
