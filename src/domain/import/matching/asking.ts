import type { FoundTitle } from '../found-title.ts';
import type { ImportedTitle } from '../imported-title.ts';
import type { AnsweredMatch, TitleMatch } from '../title-match.ts';
import { byBothNames, questionsOfOtherNames, type UndecidedMatch } from './by-names.ts';
import { inDoubt } from './in-doubt.ts';
import { matchBy } from './match-by.ts';
import { questionsInDoubt, questionsOf } from './questions-of.ts';
import type { TitleQuestion } from './title-question.ts';

/** A title of the file, and what is to be asked of it, one question after the other. */
export interface Asking {
  readonly imported: ImportedTitle;
  readonly questions: readonly TitleQuestion[];
  /** What its numbers lead to, and the file calls otherwise. */
  readonly doubted: readonly FoundTitle[];
  /** What one of its names may mean: another is asked for, too. */
  readonly undecided?: UndecidedMatch;
}

/** What is to be asked of a title at first. */
export const askingOf = (imported: ImportedTitle): Asking => ({
  imported,
  questions: questionsOf(imported),
  doubted: [],
});

/** What becomes of a title of which nothing more is to be asked. */
export const matchUnasked = ({ imported, doubted, undecided }: Asking): TitleMatch =>
  inDoubt(imported, doubted, undecided);

/** What is to be asked although an answer says something; undefined where that is enough. */
const askingOn = (asking: Asking, question: TitleQuestion, match: AnsweredMatch): Asking | undefined => {
  if (match.kind === 'found') return undefined;
  const { imported, doubted } = asking;
  const others = asking.questions.slice(1);
  if (match.isDoubtful) {
    const questions = question.kind === 'title' ? questionsInDoubt(imported) : others;
    return { imported, questions, doubted: [...doubted, ...match.candidates] };
  }
  const questions = questionsOfOtherNames(imported, question, others);
  return questions.length > 0 ? { imported, questions, doubted, undecided: match } : undefined;
};

/** What an answer to a title's first question comes to: what is to be asked then, or what becomes of it (product.md, Import: ways). */
export const afterAnswer = (
  asking: Asking,
  question: TitleQuestion,
  titles: readonly FoundTitle[],
): { readonly asking: Asking } | { readonly match: TitleMatch } => {
  const { imported, doubted, undecided, questions } = asking;
  const answered = matchBy(imported, question, titles);
  const match = undecided ? byBothNames(undecided, answered) : answered;
  if (!match) return { asking: { ...asking, questions: questions.slice(1) } };
  const next = askingOn(asking, question, match);
  return next ? { asking: next } : { match: inDoubt(imported, doubted, match) };
};
