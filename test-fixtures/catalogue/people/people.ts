import { dice } from '../dice.ts';
import type { TitleSeed } from '../titles/title-seed.ts';
import { biography } from './biography.ts';
import type { CataloguePerson } from './catalogue-person.ts';
import { lifetime } from './lifetime.ts';
import { nameMaker, type Newcomer } from './name-maker.ts';
import { namedPeople, type NamedPerson } from './named-people.ts';

/** How many newcomers each department takes. */
const STAFF: readonly (readonly [department: string, count: number])[] = [
  ['Acting', 600],
  ['Directing', 62],
  ['Writing', 84],
  ['Production', 44],
  ['Sound', 34],
  ['Camera', 30],
  ['Editing', 26],
];
const FIRST_ID = 1_001;
const COMPANIES = 24;
/** Portraits are shared: so many are drawn. */
export const PORTRAITS = 120;

type Sketch = NamedPerson & Partial<Newcomer>;

const newcomers = (years: readonly number[], taken: readonly string[]): readonly Sketch[] => {
  const rolls = dice('newcomers');
  const nextName = nameMaker(taken);
  return STAFF.flatMap(([department, count]) =>
    Array.from({ length: count }, () => {
      // Born when one of the films needed somebody to be born.
      const year = rolls.pick(years);
      return {
        ...nextName(),
        department,
        born: year - rolls.between(department === 'Acting' ? 17 : 26, 52),
        activeUntil: year,
      };
    }),
  );
};

const withDetails = (
  { name, department, born, activeUntil, birthplace, portrait }: Sketch,
  index: number,
): CataloguePerson => {
  const rolls = dice(`person ${name}`);
  const hasPhoto = portrait !== undefined || rolls.chance(department === 'Acting' ? 0.78 : 0.35);
  return {
    id: FIRST_ID + index,
    name,
    department,
    biography: biography(name, department, rolls),
    ...lifetime(born, activeUntil, rolls),
    ...(birthplace && rolls.chance(0.8) && { birthplace }),
    ...(hasPhoto && { photo: `/c-${portrait ?? rolls.between(1, PORTRAITS)}.svg` }),
    company: rolls.between(1, COMPANIES),
  };
};

/** Everybody: those whom the titles name, then as many newcomers as the titles keep busy. */
export const people = (seeds: readonly TitleSeed[]): readonly CataloguePerson[] => {
  const named = namedPeople(seeds);
  const years = seeds.map(({ when }) => Number.parseInt(when, 10) || 2026);
  return [
    ...named,
    ...newcomers(
      years,
      named.map(({ name }) => name),
    ),
  ].map(withDetails);
};
