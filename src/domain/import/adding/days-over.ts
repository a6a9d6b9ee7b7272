import type { Mark } from '../../library/marks/mark.ts';
import { keptViewings, VIEWINGS_MAX, withinRoom } from '../../library/marks/viewings.ts';
import { missingMark } from '../../library/parts/marks.ts';
import { resultOf } from '../../steps.ts';
import { titleKey, type TitleKey } from '../../title.ts';
import type { FoundTitle } from '../named-title.ts';
import type { MatchedTitle } from '../title-match.ts';
import type { LibraryIndex } from './library-index.ts';
import { wantedTitles } from './wanted-titles.ts';

/** A title of which not every day is kept. */
export interface DaysOver {
  readonly title: FoundTitle;
  /** How many are not. */
  readonly days: number;
}

/** How many days files say of a title, at most. */
const saidOf = ({ imported: { seenBefore = [], lastSeenBefore = [] } }: MatchedTitle): number =>
  1 + seenBefore.length + lastSeenBefore.length;

/** The titles that may have too many: there are hardly any, and to look at each closely would take a while. */
const fullOnes = ({ marks }: LibraryIndex, matches: readonly MatchedTitle[]): readonly MatchedTitle[] => {
  const days = new Map<TitleKey, number>();
  for (const match of matches) {
    const key = titleKey(match.title);
    const mark = marks.get(key);
    const here = days.get(key) ?? (mark ? Object.keys(keptViewings(mark)).length : 0);
    days.set(key, here + saidOf(match));
  }
  const full = new Set([...days].flatMap(([key, count]) => (count > VIEWINGS_MAX ? [key] : [])));
  return full.size > 0 ? matches.filter(({ title }) => full.has(titleKey(title))) : [];
};

/** How many days there is no room for. */
const overIn = (own: Mark, mark: Mark): number => {
  const { viewings } = missingMark(own, mark);
  return Object.keys(viewings.set).length - Object.keys(withinRoom(keptViewings(own), viewings).set).length;
};

/** The titles of files of which not every day is kept, as a title has 100 with those that are here (product.md, Import: seen before). */
export const daysOverIn = (library: LibraryIndex, matches: readonly MatchedTitle[]): readonly DaysOver[] =>
  resultOf(wantedTitles(fullOnes(library, matches)))
    .map(({ key, title, mark }) => ({ title, days: overIn(library.marks.get(key) ?? {}, mark) }))
    .filter(({ days }) => days > 0);
