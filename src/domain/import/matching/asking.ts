import { sameTitle } from '../../title.ts';
import { type ImportedTitle, namesOf } from '../imported-title.ts';
import { type FoundTitle, wholeTitle } from '../named-title.ts';
import type { AnsweredMatch, TitleMatch } from '../title-match.ts';
import { isCalled } from './candidates-of.ts';
import { eachOnce, inDoubt } from './in-doubt.ts';
import { matchBy } from './match-by.ts';
import { normalName } from './normal-name.ts';
import { questionsInDoubt, questionsOf } from './questions-of.ts';
import type { TitleQuestion } from './title-question.ts';

type UndecidedMatch = Extract<AnsweredMatch, { readonly kind: 'undecided' }>;

/** Of the questions that are left, those about other names of the title than this one was about. */
const questionsOfOtherNames = (
  imported: ImportedTitle,
  question: TitleQuestion,
  left: readonly TitleQuestion[],
): readonly TitleQuestion[] => {
  if (question.kind !== 'name') return [];
  const others = new Set(namesOf(imported).map(normalName));
  others.delete(normalName(question.name));
  return left.filter((each) => each.kind === 'name' && others.has(normalName(each.name)));
};

/**
 * What two names of one title come to (product.md, Import: two names): what is found by one of them counts, unless another title is
 * called as the other; else what both may mean comes first, and the visitor decides.
 * @param undecided by the first name. @param match by the second one; undefined where it says nothing
 */
const byBothNames = (undecided: UndecidedMatch, match: AnsweredMatch | undefined): AnsweredMatch => {
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

/** All that is known of the day. */
const firstDayOf = (year: number): string => `${String(year).padStart(4, '0')}-01-01`;

/**
 * Without a network, a title is known by a number of TMDB's alone, where the file says what it is called and when it came out
 * (product.md, Import: without a network).
 */
export const matchOffline = (imported: ImportedTitle): TitleMatch => {
  const { name, year, media_type, ids } = imported;
  if (ids.tmdb === undefined || !media_type || name.trim() === '' || year === undefined)
    return { kind: 'not-asked', imported };
  const date = firstDayOf(year);
  const facts =
    media_type === 'movie' ? { title: name.trim(), release_date: date } : { name: name.trim(), first_air_date: date };
  return { kind: 'found', imported, title: wholeTitle({ id: ids.tmdb, media_type, ...facts }) };
};
