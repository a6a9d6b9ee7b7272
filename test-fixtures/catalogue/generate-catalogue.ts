import type { DemoData, DemoPerson, DemoTitle } from '#adapters/demo/demo-data.ts';
import type { MediaType } from '#domain/title.ts';
import { staff } from './credits/staff.ts';
import { dice } from './dice.ts';
import { genreId, GENRES } from './genres.ts';
import { lists } from './lists/lists.ts';
import type { CataloguePerson } from './people/catalogue-person.ts';
import { people } from './people/people.ts';
import { relations } from './relations.ts';
import { popularity } from './titles/popularity.ts';
import { titleFacts } from './titles/title-facts.ts';
import type { TitleSeed } from './titles/title-seed.ts';
import { titleSeeds } from './titles/title-seeds.ts';
import { videosOf } from './videos-of.ts';

/** Movies and shows are numbered independently, and their numbers overlap: movie 1396 and show 1396 are two titles. */
const FIRST_ID: Readonly<Record<MediaType, number>> = { movie: 1_001, tv: 1_301 };

const numbered = (seeds: readonly TitleSeed[]): readonly number[] => {
  const next = { ...FIRST_ID };
  return seeds.map(({ type }) => next[type]++);
};

// Some keep their age to themselves.
const publicly = ({ company: _company, birthday, deathday, ...person }: CataloguePerson): DemoPerson =>
  dice(`age of ${person.name}`).chance(0.2) ? person : { ...person, birthday, ...(deathday && { deathday }) };

const withRelations = <T extends Omit<DemoTitle, 'similar' | 'recommended'>>(titles: readonly T[]) => {
  const related = relations(titles);
  return titles.map((title, index) => ({ similar: [], recommended: [], ...title, ...related[index] }));
};

const titlesOf = (seeds: readonly TitleSeed[], everybody: readonly CataloguePerson[]) => {
  const ids = numbered(seeds);
  const facts = seeds.map(titleFacts);
  const staffed = staff(
    seeds.map((seed, index) => [seed, facts[index]?.date]),
    everybody,
  );
  const titles = seeds.map((seed, index) => ({
    id: ids[index] ?? 0,
    type: seed.type,
    name: seed.name,
    slug: seed.slug,
    rating: 0,
    votes: 0,
    overview: '',
    cast: [],
    crew: [],
    ...facts[index],
    ...staffed[index],
    genres: seed.genres.map((name) => genreId(seed.type, name)),
    popularity: popularity(seed),
    videos: videosOf(seed.slug, seed.art !== undefined),
  }));
  return withRelations(titles);
};

/** The fictional catalogue: the same, to the letter, every time. Its today is `CATALOGUE_TODAY`. */
export const generateCatalogue = (): DemoData => {
  const seeds = titleSeeds();
  const everybody = people(seeds);
  const titles = titlesOf(seeds, everybody);
  return {
    titles: titles.map(({ slug: _slug, ...title }) => title),
    people: everybody.map(publicly),
    genres: GENRES,
    lists: lists(titles),
  };
};
