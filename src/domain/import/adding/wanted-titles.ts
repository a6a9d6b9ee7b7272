import { isRating, NOTE_MAX } from '../../library/mark-limits.ts';
import type { Mark } from '../../library/mark.ts';
import { cutText } from '../../library/names/text-length.ts';
import { seenDayOf } from '../../library/seen-day.ts';
import { titleKey, type TitleKey } from '../../title.ts';
import type { FoundTitle } from '../found-title.ts';
import type { ImportedTitle } from '../imported-title.ts';
import { mergeImported } from '../merge-imported.ts';
import { listName } from './list-name.ts';
import type { MatchedTitle } from './matched-title.ts';

/** What the library is to have of one title. */
export interface WantedTitle extends Pick<ImportedTitle, 'listedAt' | 'likedAt'> {
  readonly key: TitleKey;
  readonly title: FoundTitle;
  readonly mark: Mark;
  /** The names of the lists whose collections it is to be in. */
  readonly collections: readonly string[];
}

/** Counting characters takes a while: most notes need no counting. */
const noteOf = (text = ''): string => (text.length <= NOTE_MAX ? text.trim() : cutText(text.trim(), NOTE_MAX).trim());

/** A file may give a time: from here on it is the day that it was where the visitor is (product.md, Import: times). */
const markOf = ({ seenAt, rating, note, hiddenAt }: ImportedTitle): Mark => ({
  ...(seenAt !== undefined && { seenAt: seenDayOf(seenAt) || null }),
  ...(rating !== undefined && isRating(rating) && { rating }),
  ...(noteOf(note) !== '' && { note: noteOf(note) }),
  ...(hiddenAt !== undefined && { hiddenAt }),
});

const wantedTitle = ({ imported, title }: MatchedTitle, key: TitleKey): WantedTitle => {
  const { listedAt, likedAt, lists = [] } = imported;
  return {
    key,
    title,
    ...(listedAt !== undefined && { listedAt }),
    ...(likedAt !== undefined && { likedAt }),
    mark: markOf(imported),
    collections: [...new Set(lists.map(listName))],
  };
};

/** What the library is to have, title by title: several of the file may be taken for one. */
export const wantedTitles = (matches: readonly MatchedTitle[]): readonly WantedTitle[] => {
  const byKey = new Map<TitleKey, MatchedTitle>();
  for (const match of matches) {
    const key = titleKey(match.title);
    const before = byKey.get(key);
    byKey.set(key, before ? { ...before, imported: mergeImported(before.imported, match.imported) } : match);
  }
  return [...byKey].map(([key, match]) => wantedTitle(match, key));
};
