import type { TitlePeople } from '../../credits.ts';
import type { NamedId } from '../../title-details.ts';
import type { StoredTitle } from '../saved-title.ts';

/** What a title is called besides the name that lists show. */
export interface TitleNames {
  readonly english?: string | undefined;
  readonly original?: string | undefined;
}

/** What is known of a title beyond what all lists keep. What is absent is not known. */
export interface TitleFacts {
  /** The provider's ids. */
  readonly genreIds?: readonly number[] | undefined;
  /** In minutes; null where the provider knows none. */
  readonly runtime?: number | null | undefined;
  /** The original language: a code of ISO 639-1; null where the provider knows none. */
  readonly language?: string | null | undefined;
  /** Codes of ISO 3166-1. */
  readonly countries?: readonly string[] | undefined;
  /** The provider's id of the series of movies that it is part of. */
  readonly franchise?: number | undefined;
  readonly people?: TitlePeople | undefined;
  /** The average of others' ratings; absent where nobody rated it. */
  readonly average?: number | undefined;
  readonly names?: TitleNames | undefined;
}

/** What an answer of the provider tells of every title, be it that there is none: what stays unknown would be asked for again and again. */
export type ToldFact = keyof Pick<TitleFacts, 'genreIds' | 'runtime' | 'language' | 'countries' | 'people'>;

/** Whether all of these are known. */
export const hasFacts = (facts: TitleFacts, needs: readonly ToldFact[]): boolean =>
  needs.every((fact) => facts[fact] !== undefined);

const peopleIn = ({ people }: TitleFacts): readonly NamedId[] => (people ? [...people.directors, ...people.cast] : []);

/** Whether somebody is known to have directed it, or to be among the first of its cast. */
export const hasPerson = (facts: TitleFacts, id: number): boolean => peopleIn(facts).some((person) => person.id === id);

/** What somebody is called by what is known of titles; undefined where none is known to be theirs. */
export const personName = (all: Iterable<TitleFacts>, id: number): string | undefined => {
  for (const facts of all) {
    const person = peopleIn(facts).find((each) => each.id === id);
    if (person) return person.name;
  }
  return undefined;
};

const idOf = (genre: unknown): readonly number[] =>
  typeof genre === 'object' && genre !== null && 'id' in genre && typeof genre.id === 'number' ? [genre.id] : [];

/**
 * What a list itself says of a title: where it was added from its own page, its genres and its runtime. Lists keep both unchecked.
 */
export const statedFacts = ({ genres, runtime }: StoredTitle): TitleFacts => ({
  ...(Array.isArray(genres) && { genreIds: genres.flatMap(idOf) }),
  ...(typeof runtime === 'number' ? { runtime } : Array.isArray(genres) && { runtime: null }),
});
