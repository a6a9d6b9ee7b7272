import type { NamedId } from './title-details.ts';

export interface CastMember {
  readonly id: number;
  readonly name: string;
  readonly character: string;
  readonly profile_path: string | null;
}

export interface CrewMember {
  readonly id: number;
  readonly name: string;
  readonly job: string;
  readonly department: string;
}

export interface Credits {
  /** In billing order. */
  readonly cast: readonly CastMember[];
  readonly crew: readonly CrewMember[];
}

/** Whom lists know of a title. */
export interface TitlePeople {
  readonly directors: readonly NamedId[];
  /** The first ones, in billing order. */
  readonly cast: readonly NamedId[];
}

/** product.md, Detail: cast. */
const CAST_SHOWN = 12;

/** The first 12 cast members that have a photo (product.md, Detail: cast). */
export const castShown = ({ cast }: Credits): readonly CastMember[] =>
  cast.filter(({ profile_path }) => profile_path !== null).slice(0, CAST_SHOWN);

/** The number of persons, each counted once, whatever they did. */
export const countPeople = ({ cast, crew }: Credits): number => new Set([...cast, ...crew].map(({ id }) => id)).size;

const peopleWithJob = ({ crew }: Credits, jobs: readonly string[]): readonly NamedId[] => {
  const people = crew.filter(({ job }) => jobs.includes(job));
  return people.filter((person, index) => people.findIndex(({ id }) => id === person.id) === index);
};

/** Each person once. */
export const directorsOf = (credits: Credits): readonly NamedId[] => peopleWithJob(credits, ['Director']);

/**
 * The Writers, else the Writing department's other credits (product.md, Detail: crew; tmdb.md, Fields: crew). Each
 * person once.
 */
export const writersOf = (credits: Credits): readonly NamedId[] => {
  const writers = peopleWithJob(credits, ['Writer']);
  return writers.length > 0 ? writers : peopleWithJob(credits, ['Screenplay', 'Story', 'Novel']);
};

/** product.md, Lists: facts. */
const CAST_KNOWN = 5;

const named = ({ id, name }: NamedId): NamedId => ({ id, name });

/** The directors, and the first five of the cast. */
export const titlePeopleOf = (credits: Credits): TitlePeople => ({
  directors: directorsOf(credits).map(named),
  cast: credits.cast.slice(0, CAST_KNOWN).map(named),
});
