import type { DemoTitle } from '#adapters/demo/demo-data.ts';
import type { CataloguePerson } from '../people/catalogue-person.ts';
import type { Production } from './production.ts';

type Job = DemoTitle['crew'][number];

const hire = ({ office, rolls, year, taken }: Production, department: string): readonly CataloguePerson[] => {
  const person = office.hire({ department, year, taken }, rolls);
  if (!person) return [];
  taken.add(person.id);
  return [person];
};

const call = ({ office, taken }: Production, name: string): CataloguePerson => {
  const person = office.call(name);
  taken.add(person.id);
  return person;
};

/** Who makes it: the directors of a movie, the creators of a show. A few movies do without. */
export const makersOf = (production: Production): readonly CataloguePerson[] => {
  const { seed, rolls } = production;
  const department = seed.type === 'movie' ? 'Directing' : 'Writing';
  const others = rolls.chance(0.07) ? hire(production, department) : [];
  if (seed.by) return [call(production, seed.by), ...(seed.art ? [] : others)];
  return rolls.chance(0.03) ? [] : [...hire(production, department), ...others];
};

const named = (people: readonly CataloguePerson[], job: string, department: string): readonly Job[] =>
  people.map(({ id }) => [id, job, department]);

const occasional = (
  production: Production,
  chance: number,
  [job, department]: readonly [string, string],
): readonly Job[] => (production.rolls.chance(chance) ? named(hire(production, department), job, department) : []);

// Movie crews rarely have the job Writer: most have a Screenplay, some a Story or a Novel besides, some nothing.
const writing = (production: Production): readonly Job[] => {
  const { seed, rolls } = production;
  if (seed.writers)
    return named(
      seed.writers.map((name) => call(production, name)),
      'Writer',
      'Writing',
    );
  const kind = rolls.roll();
  if (kind < 0.1) return [];
  const authors = [...hire(production, 'Writing'), ...(rolls.chance(0.3) ? hire(production, 'Writing') : [])];
  if (kind < 0.38) return named(authors, 'Writer', 'Writing');
  return [
    ...named(authors, 'Screenplay', 'Writing'),
    ...occasional(production, 0.2, ['Story', 'Writing']),
    ...occasional(production, 0.14, ['Novel', 'Writing']),
  ];
};

const others = (production: Production): readonly Job[] => [
  ...occasional(production, 0.45, ['Producer', 'Production']),
  ...occasional(production, 0.5, ['Original Music Composer', 'Sound']),
  ...occasional(production, 0.4, ['Director of Photography', 'Camera']),
  ...occasional(production, 0.3, ['Editor', 'Editing']),
];

/** Who did what behind the camera, the makers included. Shows name neither directors nor writers, as TMDB does. */
export const crewOf = (production: Production, makers: readonly CataloguePerson[]): readonly Job[] =>
  production.seed.type === 'movie'
    ? [...named(makers, 'Director', 'Directing'), ...writing(production), ...others(production)]
    : [...named(makers, 'Executive Producer', 'Production'), ...others(production)];
