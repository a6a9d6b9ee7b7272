import type { DemoTitle } from '#adapters/demo/demo-data.ts';
import { CATALOGUE_TODAY } from '../catalogue-today.ts';
import { dice, type Dice } from '../dice.ts';
import { reception } from './reception.ts';
import { releaseDate } from './release-date.ts';
import { statusOf } from './status-of.ts';
import type { TitleSeed } from './title-seed.ts';

type Facts = Pick<
  DemoTitle,
  'date' | 'overview' | 'tagline' | 'status' | 'runtime' | 'revenue' | 'rating' | 'votes' | 'poster' | 'backdrop'
>;
type Rolled = readonly [seed: TitleSeed, released: boolean, rolls: Dice];

const SHORT = new Set(['Kids', 'Animation', 'Comedy', 'Soap', 'News', 'Talk']);

const runtimeOf = (...[seed, released, rolls]: Rolled): number | undefined => {
  if (seed.runtime) return seed.runtime;
  if (!released || rolls.chance(0.03)) return undefined;
  if (seed.type === 'movie') return seed.formulaic ? rolls.between(68, 94) : rolls.between(82, 142);
  return SHORT.has(seed.genres[0] ?? '') ? rolls.between(11, 34) : rolls.between(41, 62);
};

const revenueOf = (...[seed, released, rolls]: Rolled): number | undefined => {
  if (seed.revenue) return seed.revenue;
  const isSold = seed.type === 'movie' && released && !seed.genres.includes('TV Movie');
  if (!isSold || rolls.chance(0.35)) return undefined;
  return Number((10 ** (6.2 + 3 * rolls.roll())).toPrecision(3));
};

const picture = (kind: 'p' | 'b', seed: TitleSeed, missing: number): string | undefined =>
  !seed.art && dice(`${seed.slug} ${kind}`).chance(missing) ? undefined : `/${kind}-${seed.slug}.svg`;

const overviewOf = (...[seed, released, rolls]: Rolled): string =>
  !seed.art && rolls.chance(released ? 0.012 : 0.08) ? '' : seed.logline;

// A fact that is unknown is left out altogether.
const known = <T extends object>(facts: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** What a list and a detail page say of a title, its people and relations apart. */
export const titleFacts = (seed: TitleSeed): Facts => {
  const date = releaseDate(seed);
  const released = date !== undefined && date <= CATALOGUE_TODAY;
  const rolled: Rolled = [seed, released, dice(`${seed.slug} facts`)];
  return {
    overview: overviewOf(...rolled),
    ...reception(seed, released),
    ...known({
      poster: picture('p', seed, released ? 0.04 : 0.16),
      backdrop: picture('b', seed, released ? (seed.formulaic ? 0.3 : 0.08) : 0.4),
      date,
      tagline: seed.tagline,
      status: statusOf(seed, released, date),
      runtime: runtimeOf(...rolled),
      revenue: revenueOf(...rolled),
    }),
  };
};
