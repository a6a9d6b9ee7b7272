/** A listing with its filters that the visitor has given a name (product.md, Explore: saved searches). */
export interface SavedSearch {
  readonly name: string;
  /** From the site's root on, such as `/movie?lang=fr`. */
  readonly address: string;
}

export const SEARCHES_MAX = 20;
export const SEARCH_NAME_MAX = 50;
/** With this one first, in place of one of the same name. */
export const withSearch = (searches: readonly SavedSearch[], saved: SavedSearch): readonly SavedSearch[] => [
  saved,
  ...searches.filter(({ name }) => name !== saved.name),
];

/** Whether one more of this name can be kept. */
export const hasRoomFor = (searches: readonly SavedSearch[], name: string): boolean =>
  searches.length < SEARCHES_MAX || searches.some((each) => each.name === name);
