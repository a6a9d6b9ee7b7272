import type { DemoTitle } from '#adapters/demo/demo-data.ts';
import { titleKey, type TitleKey } from '#domain/title.ts';
import { groupBy } from '#domain/util/group-by.ts';
import { dice } from './dice.ts';

export type Relatable = Pick<DemoTitle, 'id' | 'type' | 'name' | 'genres' | 'cast' | 'crew' | 'rating'>;
export type Related = Pick<DemoTitle, 'similar' | 'recommended'>;

interface Profile {
  readonly title: Relatable;
  readonly key: TitleKey;
  readonly genres: ReadonlySet<number>;
  readonly makers: ReadonlySet<number>;
  readonly actors: ReadonlySet<number>;
}

/** What two titles have in common. */
interface Common {
  readonly genres: number;
  /** Whether both are mainly of the same genre. */
  readonly main: boolean;
  readonly makers: number;
  readonly actors: number;
}

const MAKING = new Set(['Director', 'Executive Producer']);

const profileOf = (title: Relatable): Profile => ({
  title,
  key: titleKey({ media_type: title.type, id: title.id }),
  genres: new Set(title.genres),
  makers: new Set(title.crew.filter(([, job]) => MAKING.has(job)).map(([id]) => id)),
  actors: new Set(title.cast.map(([id]) => id)),
});

const shared = (a: ReadonlySet<number>, b: ReadonlySet<number>): number => {
  let count = 0;
  for (const item of a) if (b.has(item)) count += 1;
  return count;
};

const commonOf = (a: Profile, b: Profile): Common => ({
  genres: shared(a.genres, b.genres),
  main: a.title.genres[0] === b.title.genres[0],
  makers: shared(a.makers, b.makers),
  actors: shared(a.actors, b.actors),
});

const isRelated = ({ genres, makers, actors }: Common): boolean => genres + makers + actors > 0;
const likeness = ({ genres, main, makers, actors }: Common): number =>
  genres * 3 + (main ? 2 : 0) + makers * 3 + actors * 0.5;
const appeal = ({ genres, makers, actors }: Common, rating: number): number =>
  genres + makers * 3 + actors * 2 + rating / 2;

type Scored = readonly [score: number, key: TitleKey];

// The best of them, in the catalogue's order: which of ten good ones is the best says little, and costs much to say.
const best = (scored: readonly Scored[], count: number): readonly TitleKey[] => {
  const chosen = new Set(scored.toSorted(([a], [b]) => b - a).slice(0, count));
  return scored.filter((item) => chosen.has(item)).map(([, key]) => key);
};

const relate = (profile: Profile, others: readonly Profile[]): Related => {
  const rolls = dice(`${profile.title.name} relations`);
  if (rolls.chance(0.02)) return { similar: [], recommended: [] };
  const alike: Scored[] = [];
  const liked: Scored[] = [];
  for (const other of others) {
    const common = commonOf(profile, other);
    if (other === profile || !isRelated(common)) continue;
    const luck = rolls.roll() * 3;
    alike.push([likeness(common) + luck, other.key]);
    liked.push([appeal(common, other.title.rating) + luck, other.key]);
  }
  const similar = best(alike, rolls.between(7, 10));
  const rest = liked.filter(([, key]) => !similar.includes(key));
  return { similar, recommended: best(rest, rolls.between(5, 8)) };
};

/**
 * What else to watch, in the order of the titles. Similar ones are of the same kind, recommended ones by the same people
 * and well liked; both share a genre, a maker or an actor with the title, and no title is in both.
 */
export const relations = (titles: readonly Relatable[]): readonly Related[] => {
  const profiles = titles.map(profileOf);
  const byType = groupBy(profiles, ({ title }) => title.type);
  return profiles.map((profile) => relate(profile, byType.get(profile.title.type) ?? []));
};
