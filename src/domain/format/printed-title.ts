import type { StoredTitle } from '../library/saved-title.ts';
import { titleKey, titleName } from '../title.ts';
import { releaseYear } from './release-year.ts';

/** A line of a list on paper (product.md, Frame: print). */
export interface PrintedLine {
  /** Unique in its list. */
  readonly key: string;
  readonly name: string;
  /** YYYY; undefined where it is unknown. */
  readonly year?: string | undefined;
  readonly note?: string | undefined;
}

/** A title on paper, with what somebody noted about it. */
export const printedTitle = (
  title: Pick<StoredTitle, 'id' | 'media_type' | 'title' | 'name' | 'release_date' | 'first_air_date'>,
  note?: string,
): PrintedLine => ({ key: titleKey(title), name: titleName(title), year: releaseYear(title), note });
