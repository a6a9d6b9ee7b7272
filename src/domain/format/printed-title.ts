import type { StoredTitle } from '../library/saved-title.ts';
import { titleKey, titleName } from '../title.ts';
import { releaseYear } from './release-year.ts';

/** A line of a list on paper (product.md, Frame: print). */
export interface PrintedLine {
  /** Unique in its list. */
  readonly key: string;
  readonly name: string;
  /** Of the name, where that says it. */
  readonly language?: string | undefined;
  /** YYYY; undefined where it is unknown. */
  readonly year?: string | undefined;
  readonly note?: string | undefined;
}

/** A title on paper, with what somebody noted about it. */
export const printedTitle = (
  title: Pick<
    StoredTitle,
    'id' | 'media_type' | 'title' | 'name' | 'name_language' | 'release_date' | 'first_air_date'
  >,
  note?: string,
): PrintedLine => ({
  key: titleKey(title),
  name: titleName(title),
  language: title.name_language,
  year: releaseYear(title),
  note,
});
