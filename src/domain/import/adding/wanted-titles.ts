import { isNote, isRating, NOTE_MAX } from '../../library/mark-limits.ts';
import type { Mark } from '../../library/mark.ts';
import { cutText } from '../../library/names.ts';
import { titleKey, type Title, type TitleKey } from '../../title.ts';
import type { ImportedTitle } from '../imported-title.ts';
import { collectionName } from './collection-name.ts';
import type { MatchedTitle } from './matched-title.ts';

/** A time of the file: null where it does not say when, undefined where it says nothing. */
type Time = string | null | undefined;

/** What the library is to have of one title. */
export interface WantedTitle {
  readonly key: TitleKey;
  readonly title: Title;
  readonly listedAt: Time;
  readonly likedAt: Time;
  readonly mark: Mark;
  /** The names of the collections that it is to be in. */
  readonly collections: readonly string[];
}

const known = (times: readonly Time[]): readonly string[] =>
  times.filter((time) => typeof time === 'string').toSorted();

/** Most titles have one row. */
const timeOf = (times: readonly Time[], choose: (sorted: readonly string[]) => string | undefined): Time =>
  times.length === 1 ? times[0] : (choose(known(times)) ?? (times.includes(null) ? null : undefined));

const first = (sorted: readonly string[]) => sorted.at(0);
const last = (sorted: readonly string[]) => sorted.at(-1);

/** As a note is kept: what is too long is cut, and says so (product.md, Import: notes). */
const noteOf = (text: string): string => (isNote(text) ? text : `${cutText(text, NOTE_MAX - 1)}…`);

const longest = (texts: readonly string[]): string | undefined =>
  texts.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))[0];

/** Which row comes first makes no difference. */
const markOf = (rows: readonly ImportedTitle[]): Mark => {
  const seenAt = timeOf(
    rows.map((row) => row.seenAt),
    last,
  );
  const rating = Math.max(...rows.map((row) => row.rating ?? 0).filter(isRating));
  const note = longest(rows.map((row) => row.note?.trim() ?? '').filter(Boolean));
  const hiddenAt = first(known(rows.map((row) => row.hiddenAt)));
  return {
    ...(seenAt !== undefined && { seenAt }),
    ...(rating > 0 && { rating }),
    ...(note !== undefined && { note: noteOf(note) }),
    ...(hiddenAt !== undefined && { hiddenAt }),
  };
};

const wantedTitle = (key: TitleKey, title: Title, rows: readonly ImportedTitle[]): WantedTitle => ({
  key,
  title,
  listedAt: timeOf(
    rows.map((row) => row.listedAt),
    first,
  ),
  likedAt: timeOf(
    rows.map((row) => row.likedAt),
    first,
  ),
  mark: markOf(rows),
  collections: [...new Set(rows.flatMap(({ lists = [] }) => lists.map(collectionName)))],
});

/** What the library is to have, title by title: several rows of the file may be of one. */
export const wantedTitles = (matches: readonly MatchedTitle[]): readonly WantedTitle[] => {
  const rows = new Map<TitleKey, { readonly title: Title; readonly all: ImportedTitle[] }>();
  for (const { imported, title } of matches) {
    const key = titleKey(title);
    const of = rows.get(key) ?? { title, all: [] };
    of.all.push(imported);
    rows.set(key, of);
  }
  return [...rows].map(([key, { title, all }]) => wantedTitle(key, title, all));
};
