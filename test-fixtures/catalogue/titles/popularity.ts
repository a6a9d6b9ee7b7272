import { dice } from '../dice.ts';
import { TRENDING_FIRST } from '../lists/front-page.ts';
import type { TitleSeed } from './title-seed.ts';

const RANGES: Readonly<Record<string, readonly [number, number]>> = { now: [90, 260], soon: [50, 180], '?': [1, 30] };
const OTHERS = [0.6, 120] as const;

/** How much a title is talked about: the front page's most, then the design's others, then those in theatres. */
export const popularity = ({ slug, when, art }: TitleSeed): number => {
  const place = TRENDING_FIRST.indexOf(slug);
  if (place >= 0) return 960 - place * 11.5;
  const roll = dice(`${slug} popularity`).roll();
  if (art) return Math.round(300 + roll * 350);
  const [low, high] = RANGES[when] ?? OTHERS;
  // Few are much talked about.
  return Number((low * (high / low) ** roll).toPrecision(2));
};
