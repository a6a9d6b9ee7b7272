import { type ImportedTitle, namesOf } from '../imported-title.ts';
import type { FoundTitle } from '../named-title.ts';
import type { AnsweredMatch } from '../title-match.ts';
import { isCalled, isOfAbout } from './candidates-of.ts';
import { normalName } from './normal-name.ts';
import type { TitleQuestion } from './title-question.ts';

/** Whether a title has any of the names of the file, and is of about its year. */
const isCalledAny = (title: FoundTitle, imported: ImportedTitle, { year }: Pick<ImportedTitle, 'year'>): boolean =>
  namesOf(imported).some((name) => isCalled(title, { name, ...(year !== undefined && { year }) }));

/** Of a movie and a show of the same number, the one of that name; both where the name is neither's. */
const thoseMeant = (imported: ImportedTitle, titles: readonly FoundTitle[]): readonly FoundTitle[] => {
  const called = titles.filter((title) => isCalledAny(title, imported, imported));
  return called.length > 0 ? called : titles;
};

/** Whether a name or a year of the file is the title's: a name in another language is that of a title of about the same year. */
const isMeant = (imported: ImportedTitle, question: TitleQuestion, title: FoundTitle): boolean => {
  const { name, year } = imported;
  if (name === '') return false;
  if (question.kind === 'number') return isCalledAny(title, imported, imported);
  if (isCalledAny(title, imported, {})) return true;
  // IMDb's and TVDB's numbers are of a title of one kind alone, and need no year to vouch for them.
  return year === undefined ? question.kind === 'foreign' : isOfAbout(title, year);
};

/** Whether one title alone is the one: a name without a year may mean another, or one that the provider does not know. */
const isCertain = (imported: ImportedTitle, question: TitleQuestion, title: FoundTitle): boolean => {
  if (question.kind === 'name')
    return question.year !== undefined && (isCalled(title, question) || isCalledAny(title, imported, question));
  return imported.name === '' || isMeant(imported, question, title);
};

/** Of several of about a year that are called as one name of the file, the only one that is called as another of them, too. */
const calledTwice = (imported: ImportedTitle, question: TitleQuestion, answer: readonly FoundTitle[]) => {
  if (question.kind !== 'name' || question.year === undefined) return undefined;
  const others = namesOf(imported).filter((name) => normalName(name) !== normalName(question.name));
  const [title, another] = answer.filter((each) => others.some((name) => isCalled(each, { name })));
  return another ? undefined : title;
};

/** Of titles of one name, the one that has the number of the file too. */
const numberedIn = (imported: ImportedTitle, question: TitleQuestion, answer: readonly FoundTitle[]) => {
  if (question.kind !== 'name' || imported.ids.tmdb === undefined) return undefined;
  const [title, another] = answer.filter(({ id }) => id === imported.ids.tmdb);
  return another ? undefined : title;
};

/**
 * What an answer says of a title; undefined where it says nothing, so that the next question is to be asked. A title is never
 * chosen among several (product.md, Import: several), nor where the file calls it otherwise (product.md, Import: another title).
 */
export const matchBy = (
  imported: ImportedTitle,
  question: TitleQuestion,
  answer: readonly FoundTitle[],
): AnsweredMatch | undefined => {
  const told = numberedIn(imported, question, answer) ?? calledTwice(imported, question, answer);
  if (told) return { kind: 'found', imported, title: told };
  const candidates = question.kind === 'number' ? thoseMeant(imported, answer) : answer;
  const [title, another] = candidates;
  if (!title) return undefined;
  if (!another && isCertain(imported, question, title)) return { kind: 'found', imported, title };
  const isDoubtful = question.kind !== 'name' && !candidates.some((each) => isMeant(imported, question, each));
  return { kind: 'undecided', imported, candidates, ...(isDoubtful && { isDoubtful }) };
};
