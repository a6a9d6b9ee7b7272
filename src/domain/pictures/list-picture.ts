import type { StoredTitle } from '../library/saved-title.ts';
import { titleName } from '../title.ts';

/** What is printed of a list of titles (product.md, As a picture: list). */
export interface ListPicture {
  readonly kind: 'list';
  readonly name: string;
  /** How many titles it has. */
  readonly count: number;
  /** The first of them, of which nine at most are printed. */
  readonly titles: readonly { readonly name: string; readonly poster: string | null }[];
}

export const LIST_POSTERS_MAX = 9;

export const listPicture = (name: string, titles: readonly StoredTitle[]): ListPicture => ({
  kind: 'list',
  name,
  count: titles.length,
  titles: titles
    .slice(0, LIST_POSTERS_MAX)
    .map((title) => ({ name: titleName(title), poster: title.poster_path ?? null })),
});
