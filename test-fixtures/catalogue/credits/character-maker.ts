import type { Dice } from '../dice.ts';
import type { TitleSeed } from '../titles/title-seed.ts';
import { GIVEN_NAMES, ROLES, ROLES_OF_SHOWS, SURNAMES } from './characters.ts';

/** Where everyone appears as themselves, or as a voice. */
const CLOSED = new Set(['Animation', 'Documentary', 'Reality', 'Talk', 'News']);

const rolesOf = (genre: string): readonly string[] => ROLES[ROLES_OF_SHOWS[genre] ?? genre] ?? [];

const rolesFor = ({ genres }: TitleSeed): readonly string[] => {
  const main = genres[0] ?? '';
  if (CLOSED.has(main)) return rolesOf(main);
  return [...genres.filter((genre) => !CLOSED.has(genre)).flatMap(rolesOf), ...rolesOf('any')];
};

/** Makes up the characters of one title; only those who play themselves may be called the same. */
export const characterMaker = (seed: TitleSeed, rolls: Dice): (() => string) => {
  const roles = rolesFor(seed);
  const taken = new Set<string>();
  const next = (): string => {
    const role = rolls
      .pick(roles)
      .replace(/@[fm]?/, (mark) => rolls.pick(GIVEN_NAMES[mark] ?? []))
      .replace('*', () => rolls.pick(SURNAMES));
    if (role.startsWith('Self') || role === 'Narrator') return role;
    if (taken.has(role)) return next();
    taken.add(role);
    return role;
  };
  return next;
};
