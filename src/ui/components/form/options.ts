import type { SavedFilter } from '#domain/library/saved-list-view.ts';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Of the label, where it is another than the page's. */
  readonly language?: string;
}

/** product.md, Lists: sort. */
export const TYPES: readonly Option<SavedFilter>[] = [
  { value: 'all', label: 'All Types' },
  { value: 'movie', label: 'Movies' },
  { value: 'tv', label: 'TV Shows' },
];
