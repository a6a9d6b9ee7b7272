import type { DemoTitle } from '#adapters/demo/demo-data.ts';
import { CATALOGUE_TODAY } from '../catalogue-today.ts';
import { dice } from '../dice.ts';
import type { CataloguePerson } from '../people/catalogue-person.ts';
import type { TitleSeed } from '../titles/title-seed.ts';
import { castOf } from './cast-of.ts';
import { CastingOffice } from './casting-office.ts';
import { crewOf, makersOf } from './crew-of.ts';
import type { Production } from './production.ts';

export type Staffed = Pick<DemoTitle, 'cast' | 'crew' | 'createdBy'>;

const YEAR_OF_THE_UNDATED = 2026;

const staffOne = (office: CastingOffice, seed: TitleSeed, date: string | undefined): Staffed => {
  const production: Production = {
    seed,
    office,
    released: date !== undefined && date <= CATALOGUE_TODAY,
    year: Number.parseInt(date ?? '', 10) || YEAR_OF_THE_UNDATED,
    rolls: dice(`${seed.slug} credits`),
    taken: new Set(),
  };
  const makers = makersOf(production);
  const company = makers[0]?.company;
  return {
    cast: castOf({ ...production, ...(company && { company }) }),
    crew: crewOf(production, makers),
    ...(seed.type === 'tv' && { createdBy: makers.map(({ id, name }) => ({ id, name })) }),
  };
};

/** Cast and crew of each title, in the order of the titles. */
export const staff = (
  titles: readonly (readonly [seed: TitleSeed, date: string | undefined])[],
  people: readonly CataloguePerson[],
): readonly Staffed[] => {
  const office = new CastingOffice(people);
  return titles.map(([seed, date]) => staffOne(office, seed, date));
};
