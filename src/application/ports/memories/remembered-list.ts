import type { LanguageTag } from '#domain/languages/language-tag.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { TitleKey } from '#domain/title.ts';

/** The titles that the provider recommended because of one title. */
export interface RememberedList {
  readonly source: TitleKey;
  /** When the provider was asked, in milliseconds. */
  readonly askedAt: number;
  /** In which language of titles; absent where none was chosen. */
  readonly language?: LanguageTag;
  readonly titles: readonly StoredTitle[];
}
