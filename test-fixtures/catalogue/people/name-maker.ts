import { base, en, Faker } from '@faker-js/faker';
import { dice } from '../dice.ts';
import { HOMELANDS, type Homeland } from './homelands.ts';

export interface Newcomer {
  readonly name: string;
  readonly birthplace: string;
}

const ODDS: readonly Homeland[] = HOMELANDS.flatMap((homeland) =>
  Array.from({ length: homeland.share }, () => homeland),
);
const SEED = 1895;

const fakerOf = ({ locale }: Homeland): Faker => new Faker({ locale: locale ? [locale, en, base] : en, seed: SEED });

/** Makes up people, no two of the same name. `taken` are the names that others have already. */
export const nameMaker = (taken: Iterable<string>): (() => Newcomer) => {
  const names = new Set(taken);
  const rolls = dice('names');
  const fakers = new Map(HOMELANDS.map((homeland) => [homeland, fakerOf(homeland)]));
  const called = (homeland: Homeland): string => {
    if (homeland.names) return homeland.names.map((part) => rolls.pick(part)).join(' ');
    const sex = rolls.pick(['female', 'male'] as const);
    const { person } = fakers.get(homeland) ?? fakerOf(homeland);
    return `${person.firstName(sex)} ${person.lastName(sex)}`;
  };
  const next = (): Newcomer => {
    const homeland = rolls.pick(ODDS);
    const name = called(homeland);
    if (names.has(name)) return next();
    names.add(name);
    return { name, birthplace: rolls.pick(homeland.birthplaces) };
  };
  return next;
};
