import { sameTitle, titleKey } from '../../title.ts';
import type { FoundTitle } from '../found-title.ts';
import type { ImportedTitle } from '../imported-title.ts';
import type { AnsweredMatch } from '../title-match.ts';
import { isCalled } from './candidates-of.ts';
import { namesOf } from './names-of.ts';
import { normalName } from './normal-name.ts';
import type { TitleQuestion } from './title-question.ts';

export type UndecidedMatch = Extract<AnsweredMatch, { readonly kind: 'undecided' }>;

/** Of the questions that are left, those about other names of the title than this one was about. */
export const questionsOfOtherNames = (
  imported: ImportedTitle,
  question: TitleQuestion,
  left: readonly TitleQuestion[],
): readonly TitleQuestion[] => {
  if (question.kind !== 'name') return [];
  const others = new Set(namesOf(imported).map(normalName));
  others.delete(normalName(question.name));
  return left.filter((each) => each.kind === 'name' && others.has(normalName(each.name)));
};

const eachOnce = (titles: readonly FoundTitle[]): readonly FoundTitle[] =>
  [...new Map(titles.toReversed().map((title) => [titleKey(title), title])).values()].toReversed();

/**
 * What two names of one title come to (product.md, Import: two names): what is found by one of them counts, unless another title is
 * called as the other; else what both may mean comes first, and the visitor decides.
 * @param undecided by the first name. @param match by the second one; undefined where it says nothing
 */
export const byBothNames = (undecided: UndecidedMatch, match: AnsweredMatch | undefined): AnsweredMatch => {
  if (!match) return undecided;
  const { imported, candidates } = undecided;
  if (match.kind === 'found') {
    const { title } = match;
    const isElsewhere = candidates.some((each) => isCalled(each, imported));
    if (!isElsewhere || candidates.some((each) => sameTitle(each, title))) return match;
    return { ...undecided, candidates: eachOnce([title, ...candidates]) };
  }
  const both = candidates.filter((each) => match.candidates.some((other) => sameTitle(each, other)));
  return { ...undecided, candidates: eachOnce([...both, ...candidates, ...match.candidates]) };
};
