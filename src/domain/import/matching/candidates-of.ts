import { releaseDateOf, type Title } from '../../title.ts';
import { allNamesOf, type NamedTitle } from '../named-title.ts';
import { normalName } from './normal-name.ts';
import type { NameQuestion } from './title-question.ts';

/** Services differ by a year: one has the first show, another the release. */
const YEARS_APART = 1;
/** More than a visitor looks through. */
const CANDIDATES_AT_MOST = 20;

type Wanted = Pick<NameQuestion, 'name' | 'year'>;

const yearsApart = (title: Title, year: number): number =>
  Math.abs(Number(releaseDateOf(title)?.slice(0, 4) ?? Number.NaN) - year);

/** Whether a title is of about this year. */
export const isOfAbout = (title: Title, year: number): boolean => yearsApart(title, year) <= YEARS_APART;

/** Whether a title has this name, and is of about this year where there is one (product.md, Import: names). */
export const isCalled = (title: NamedTitle, { name, year }: Wanted): boolean => {
  const wanted = normalName(name);
  return allNamesOf(title).some((own) => normalName(own) === wanted) && (year === undefined || isOfAbout(title, year));
};

/** Those that a name and a year may mean, each once, the likeliest first (product.md, Import: several). */
export const candidatesOf = (wanted: Wanted, titles: readonly NamedTitle[]): readonly NamedTitle[] => {
  const { year } = wanted;
  const distance = (title: Title): number => (year === undefined ? 0 : yearsApart(title, year));
  return titles
    .filter((title) => isCalled(title, wanted))
    .toSorted((a, b) => distance(a) - distance(b) || b.popularity - a.popularity || b.vote_count - a.vote_count)
    .slice(0, CANDIDATES_AT_MOST);
};

/** The only answer of about the year, though it is called otherwise: files have names in other languages (product.md, Import: names). */
const onlyAnswer = ({ year }: Wanted, titles: readonly NamedTitle[]): readonly NamedTitle[] => {
  const ofYear = titles.filter((title) => year === undefined || yearsApart(title, year) <= YEARS_APART);
  return ofYear.length === 1 ? ofYear : [];
};

/** What is offered of all answers to a name: those that it may mean, else the only one. */
export const offeredOf = (wanted: Wanted, titles: readonly NamedTitle[]): readonly NamedTitle[] => {
  const candidates = candidatesOf(wanted, titles);
  return candidates.length > 0 ? candidates : onlyAnswer(wanted, titles);
};
