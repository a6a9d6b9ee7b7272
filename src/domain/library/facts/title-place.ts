import type { LibraryList } from '../library.ts';

/** Where the library has a title: one of its lists, or a collection by its key. */
export type TitlePlace =
  | { readonly list: Exclude<LibraryList, 'collections'>; readonly collectionId?: never }
  | { readonly collectionId: string; readonly list?: never };
