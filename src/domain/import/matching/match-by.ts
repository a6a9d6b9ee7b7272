import type { FoundTitle } from '../found-title.ts';
import type { ImportedTitle } from '../imported-title.ts';
import type { TitleMatch } from '../title-match.ts';
import { isCalled } from './candidates-of.ts';
import type { TitleQuestion } from './title-question.ts';

const wantedOf = ({ name, year }: ImportedTitle) => ({ name, ...(year !== undefined && { year }) });

/** Of a movie and a show of the same number, the one of that name; both where the name is neither's. */
const thoseMeant = (imported: ImportedTitle, titles: readonly FoundTitle[]): readonly FoundTitle[] => {
  const called = titles.filter((title) => isCalled(title, wantedOf(imported)));
  return called.length > 0 ? called : titles;
};

/**
 * Whether one title alone is the one: a name without a year may mean another, or one that the provider does not know; and what is
 * called otherwise may be it in another language, or not.
 */
const isCertain = (imported: ImportedTitle, question: TitleQuestion, title: FoundTitle): boolean => {
  if (question.kind === 'name') return question.year !== undefined && isCalled(title, question);
  return question.kind !== 'number' || imported.name === '' || isCalled(title, wantedOf(imported));
};

/**
 * What an answer says of a title; undefined where it says nothing, so that the next question is to be asked. A title is never
 * chosen among several (product.md, Import: several).
 */
export const matchBy = (
  imported: ImportedTitle,
  question: TitleQuestion,
  answer: readonly FoundTitle[],
): TitleMatch | undefined => {
  const candidates = question.kind === 'number' ? thoseMeant(imported, answer) : answer;
  const [title, another] = candidates;
  if (!title) return undefined;
  return !another && isCertain(imported, question, title)
    ? { kind: 'found', imported, title }
    : { kind: 'undecided', imported, candidates };
};
