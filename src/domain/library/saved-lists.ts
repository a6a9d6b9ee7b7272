/** The lists of titles that the visitor puts together, in the order in which they are saved. What holds for each of them is derived from this. */
export const SAVED_LIST_NAMES = ['watchlist', 'favorites'] as const;
export type SavedListName = (typeof SAVED_LIST_NAMES)[number];

export const isSavedListName = (text: unknown): text is SavedListName =>
  (SAVED_LIST_NAMES as readonly unknown[]).includes(text);

/** Something of each saved list, by its name. */
export const ofSavedLists = <Of>(of: (list: SavedListName) => Of): Readonly<Record<SavedListName, Of>> =>
  Object.fromEntries(SAVED_LIST_NAMES.map((list) => [list, of(list)])) as Record<SavedListName, Of>;
