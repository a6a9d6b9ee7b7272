import { searchText } from '../../addresses/search-params.ts';
import { known } from '../cells/json-fields.ts';
import { readName } from '../cells/read-name.ts';
import { readYear } from '../cells/read-year.ts';
import { type ImportedTitle, namesOf } from '../imported-title.ts';
import type { TitleQuestion } from './title-question.ts';

const byNumber = ({ ids, media_type }: ImportedTitle): readonly TitleQuestion[] => {
  if (ids.tmdb === undefined || media_type === undefined) return [];
  return [{ kind: 'title', title: { media_type, id: ids.tmdb } }];
};

const byForeignIds = ({ ids: { imdb, tvdb }, media_type }: ImportedTitle): readonly TitleQuestion[] => [
  ...(imdb === undefined ? [] : [{ kind: 'foreign', id: { service: 'imdb', id: imdb } } as const]),
  ...(tvdb === undefined || media_type === 'movie'
    ? []
    : [{ kind: 'foreign', id: { service: 'tvdb', id: tvdb } } as const]),
];

/** By each of its names, as the file has them first: then by what each may be otherwise. */
const byName = (imported: ImportedTitle): readonly TitleQuestion[] => {
  const { year, media_type } = imported;
  const all = namesOf(imported).map((name) => nameVariants({ name, ...known({ year }) }));
  return [...all.flatMap(([first]) => first ?? []), ...all.flatMap(([, ...others]) => others)]
    .filter(({ name }) => searchText(name) !== '')
    .map((variant) => ({ kind: 'name', name: variant.name, ...known({ media_type, year: variant.year }) }));
};

const byBareNumber = ({ ids, media_type }: ImportedTitle): readonly TitleQuestion[] =>
  ids.tmdb === undefined || media_type !== undefined ? [] : [{ kind: 'number', id: ids.tmdb }];

/**
 * What to ask about a title of which the number leads to another that the file calls otherwise: it may be the number of a movie
 * where the title is a show.
 */
export const questionsInDoubt = ({ media_type: _, ...imported }: ImportedTitle): readonly TitleQuestion[] => [
  ...byForeignIds(imported),
  ...byName(imported),
];

/** What to ask about a title, in this order, until an answer says something (product.md, Import: ways). */
export const questionsOf = (imported: ImportedTitle): readonly TitleQuestion[] => [
  ...byNumber(imported),
  ...byForeignIds(imported),
  ...byName(imported),
  ...byBareNumber(imported),
];

/** Those too that are asked where the number of a title leads to another. */
export const allQuestionsOf = (imported: ImportedTitle): readonly TitleQuestion[] =>
  imported.ids.tmdb === undefined ? questionsOf(imported) : [...questionsOf(imported), ...questionsInDoubt(imported)];

type NameVariant = Pick<ImportedTitle, 'name' | 'year'>;

/** 'Hotel Perihelion 2021', which may as well be a name: 'Death Race 2000'. */
const BARE_YEAR = /^(.*[^\s,:–—-])[\s,:–—-]+(\d{4})$/su;
/** What tells shows of one name apart, or is a second name: 'Mill Street (UK)'. */
const BRACKETS = /^(.*\S)\s*(?:\([^()]*\)|\[[^[\]]*\])$/su;

const withoutYear = ({ name, year }: NameVariant): readonly NameVariant[] => {
  const [, rest, digits] = BARE_YEAR.exec(name) ?? [];
  const bare = readYear(digits);
  return rest === undefined || bare === undefined || year !== undefined ? [] : [{ name: rest, year: bare }];
};

const withoutBrackets = ({ name, year }: NameVariant): readonly NameVariant[] => {
  const [, rest] = BRACKETS.exec(name) ?? [];
  return rest === undefined ? [] : [{ ...readName(rest, year), ...known({ year }) }];
};

/**
 * What a title may be called, one after the other until it is found: as the file has it, without a year at its end, and without
 * brackets (product.md, Import: searches).
 */
const nameVariants = (title: NameVariant): readonly NameVariant[] => [
  title,
  ...withoutYear(title),
  ...withoutBrackets(title),
];
