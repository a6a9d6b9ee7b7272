import { dice } from '../dice.ts';
import type { TitleSeed } from '../titles/title-seed.ts';

export interface NamedPerson {
  readonly name: string;
  readonly department: string;
  readonly born: number;
  readonly activeUntil: number;
  /** Number of the portrait, where the design chose it. */
  readonly portrait?: number;
}

/** Two whom the design's search for "sun" finds, with their portraits. */
const FOUND_BY_SEARCH: readonly (readonly [string, number])[] = [
  ['Sunniva Dahl', 9],
  ['Idris Sunderland', 14],
];

const yearOf = ({ when }: TitleSeed): number => Number.parseInt(when, 10) || 2026;

const named = (name: string, department: string, at: readonly TitleSeed[]): NamedPerson => {
  const years = at.map(yearOf);
  const born = Math.min(...years) - dice(`born ${name}`).between(27, 41);
  return { name, department, born, activeUntil: Math.max(...years) };
};

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

const makers = (seeds: readonly TitleSeed[]): readonly NamedPerson[] =>
  unique(seeds.flatMap(({ by }) => by ?? [])).map((name) =>
    named(
      name,
      'Directing',
      seeds.filter(({ by }) => by === name),
    ),
  );

const writers = (seeds: readonly TitleSeed[]): readonly NamedPerson[] =>
  unique(seeds.flatMap((seed) => seed.writers ?? [])).map((name) =>
    named(
      name,
      'Writing',
      seeds.filter((seed) => seed.writers?.includes(name)),
    ),
  );

const actors = (seeds: readonly TitleSeed[]): readonly NamedPerson[] =>
  seeds.flatMap((seed) =>
    // Every other portrait, as in the design's cast.
    (seed.cast ?? []).map(([name], index) => ({ ...named(name, 'Acting', [seed]), portrait: index * 2 + 1 })),
  );

/** Everyone whom the written titles or the design call by name, each once. */
export const namedPeople = (seeds: readonly TitleSeed[]): readonly NamedPerson[] => {
  const all = [
    ...makers(seeds),
    ...writers(seeds),
    ...actors(seeds),
    ...FOUND_BY_SEARCH.map(([name, portrait]) => ({
      name,
      department: 'Acting',
      born: 1978,
      activeUntil: 2026,
      portrait,
    })),
  ];
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
};
