import { titleName, type Title } from '../title.ts';

/** A title, with all that it is called. */
export interface NamedTitle extends Title {
  /** What it is called where it was made; absent where that is its name, or unknown. */
  readonly originalName?: string;
  /** In English, where its name is in the language of titles and the English one was asked for. */
  readonly englishName?: string;
}

/** All that it is called, as lists show it first. */
export const allNamesOf = (title: NamedTitle): readonly string[] => [
  titleName(title),
  title.originalName ?? '',
  title.englishName ?? '',
];
