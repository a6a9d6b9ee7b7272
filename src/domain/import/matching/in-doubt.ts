import { sameTitle, type Title, titleKey } from '../../title.ts';
import { uniqueBy } from '../../util/unique-by.ts';
import type { ImportedTitle } from '../imported-title.ts';
import type { FoundTitle } from '../named-title.ts';
import type { AnsweredMatch, TitleMatch } from '../title-match.ts';

/** Each title once, as it came first. */
export const eachOnce = <Own extends Title>(titles: readonly Own[]): readonly Own[] => uniqueBy(titles, titleKey);

/**
 * What becomes of a title whose number leads to others, which the file calls otherwise: the visitor decides
 * (product.md, Import: another title). What another question says of it comes first; where it says the same title, that is the one.
 * @param match what the other questions say; undefined for nothing
 */
export const inDoubt = (
  imported: ImportedTitle,
  doubted: readonly FoundTitle[],
  match: AnsweredMatch | undefined,
): TitleMatch => {
  if (doubted.length === 0) return match ?? { kind: 'not-found', imported };
  if (match?.kind === 'found' && doubted.some((title) => sameTitle(title, match.title))) return match;
  const likely = match?.kind === 'found' ? [match.title] : (match?.candidates ?? []);
  return { kind: 'undecided', imported, candidates: eachOnce([...likely, ...doubted]), isDoubtful: true };
};
