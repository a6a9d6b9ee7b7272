import type { DemoTitle } from '#adapters/demo/demo-data.ts';
import type { CataloguePerson } from '../people/catalogue-person.ts';
import { characterMaker } from './character-maker.ts';
import type { Production } from './production.ts';

type Role = DemoTitle['cast'][number];

const SMALLEST = 6;
const LARGEST = 20;
const TROUPE_SHARE = 0.5;

// Small casts are common, large ones rare.
const sizeOf = ({ rolls }: Production): number => SMALLEST + Math.floor(rolls.roll() ** 4 * (LARGEST - SMALLEST + 1));

const isWithoutCast = ({ seed, released, rolls }: Production): boolean =>
  !seed.art && rolls.chance(released ? 0.02 : 0.14);

const certain = ({ seed, office, taken }: Production): readonly Role[] =>
  (seed.cast ?? []).map(([name, character]) => {
    const { id } = office.call(name);
    taken.add(id);
    return [id, character];
  });

const hired = (production: Production, withoutPhoto: boolean, index: number): CataloguePerson | undefined => {
  const { seed, office, rolls, year, taken, company } = production;
  const vacancy = {
    department: 'Acting',
    year,
    taken,
    withoutPhoto,
    ...(company && rolls.chance(TROUPE_SHARE) && { company }),
  };
  return seed.lead && index === 0 ? office.hireLead(seed.lead, vacancy, rolls) : office.hire(vacancy, rolls);
};

const rolled = (production: Production): readonly Role[] => {
  const { seed, rolls, taken } = production;
  const nextCharacter = characterMaker(seed, rolls);
  const withoutPhoto = !seed.art && !seed.lead && rolls.chance(0.02);
  return Array.from({ length: sizeOf(production) }, (_, index) => index).flatMap((index): readonly Role[] => {
    const person = hired(production, withoutPhoto, index);
    if (!person) return [];
    taken.add(person.id);
    return [[person.id, index === 0 && seed.lead ? seed.lead : nextCharacter()]];
  });
};

/** Who plays whom, in billing order. */
export const castOf = (production: Production): readonly Role[] => {
  if (production.seed.cast) return certain(production);
  return isWithoutCast(production) ? [] : rolled(production);
};
