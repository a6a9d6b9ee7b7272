import type { TitleRef } from '../../title.ts';
import type { LibraryList } from '../library.ts';
import type { Patch } from '../patch.ts';
import type { StoredTitle } from '../saved-title.ts';

/** Where the library has a title: one of its lists, or a collection by its key. */
export type TitlePlace =
  | { readonly list: Exclude<LibraryList, 'collections'>; readonly collectionId?: never }
  | { readonly collectionId: string; readonly list?: never };

/** What the provider says of a title, and what is noted of having asked for it. */
export type ProviderFacts = Partial<Omit<StoredTitle, keyof TitleRef>>;

/** What becomes of a title in one place once its facts were asked for again. */
export type RefreshedTitle = TitlePlace & Patch<ProviderFacts> & { readonly title: TitleRef };

/** An item for each place that has the title. */
export interface TitlesRefreshed {
  readonly kind: 'titles-refreshed';
  readonly titles: readonly RefreshedTitle[];
}
