import { searchText } from '../../addresses/search-params.ts';
import type { ImportedTitle } from '../imported-title.ts';
import { nameVariants } from './name-variants.ts';
import { namesOf } from './names-of.ts';
import type { TitleQuestion } from './title-question.ts';

const byNumber = ({ ids, media_type }: ImportedTitle): readonly TitleQuestion[] => {
  if (ids.tmdb === undefined || media_type === undefined) return [];
  return [{ kind: 'title', title: { media_type, id: ids.tmdb } }];
};

const byForeignIds = ({ ids, media_type }: ImportedTitle): readonly TitleQuestion[] => [
  ...(ids.imdb === undefined ? [] : [{ kind: 'foreign', id: { service: 'imdb', id: ids.imdb } } as const]),
  ...(ids.tvdb === undefined || media_type === 'movie'
    ? []
    : [{ kind: 'foreign', id: { service: 'tvdb', id: ids.tvdb } } as const]),
];

/** What each of its names may be, as the file has them first. */
const variantsOf = (imported: ImportedTitle): ReturnType<typeof nameVariants> => {
  const { year } = imported;
  const all = namesOf(imported).map((name) => nameVariants({ name, ...(year !== undefined && { year }) }));
  return [...all.flatMap(([first]) => first ?? []), ...all.flatMap(([, ...others]) => others)];
};

const byName = (imported: ImportedTitle): readonly TitleQuestion[] =>
  variantsOf(imported)
    .filter(({ name }) => searchText(name) !== '')
    .map(({ name, year }) => ({
      kind: 'name',
      name,
      ...(imported.media_type && { media_type: imported.media_type }),
      ...(year !== undefined && { year }),
    }));

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
