import type { MediaType, TitleRef } from '../title.ts';
import { toUtf8 } from './bytes.ts';

/** A title of a list that is shared by a link, with what its sender ticked (product.md, Links: link). */
export interface LinkTitle extends TitleRef {
  readonly media_type: MediaType;
  /** The sender's own, 1 to 10. */
  readonly rating?: number;
  /** When the sender saw it: `YYYY-MM-DD`, or null where nobody knows. */
  readonly seenOn?: string | null;
  /** The sender's own, 1 to 500 characters. */
  readonly note?: string;
}

export interface LinkList {
  /** 1 to 50 characters; absent where the sender gave none. */
  readonly name?: string;
  /** At least one and at most 2,000, in the sender's order, none twice. */
  readonly titles: readonly LinkTitle[];
}

/** product.md, Links: limits. */
export const LINK_TITLES_MAX = 2_000;
export const LINK_NAME_MAX = 50;
/** Beyond any id that a provider gives. */
export const LINK_ID_MAX = 2 ** 31 - 1;
/** Beyond any text of that many characters that people write: decoding need not count the characters of more. */
export const LINK_TEXT_BYTES_MAX = 16_000;

/** Whether a link can carry a text as it is: it has no half of a character, and no thousands of bytes. */
export const fitsLink = (text: string): boolean => text.isWellFormed() && toUtf8(text).length <= LINK_TEXT_BYTES_MAX;

/** What a shared list is called (product.md, Links: screen). */
export const linkName = ({ name = 'A shared list' }: Pick<LinkList, 'name'>): string => name;

/** product.md, Links: damaged. */
export const DAMAGED_LINK_TEXT = 'This link is damaged, or was made by a newer Matinee.';
