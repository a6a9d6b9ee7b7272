import type { DemoTitle } from '#adapters/demo/demo-data.ts';
import { dice, type Dice } from '../dice.ts';
import type { TitleSeed } from './title-seed.ts';

type Reception = Pick<DemoTitle, 'rating' | 'votes'>;

const round = (figure: number, decimals: number): number => Number(figure.toFixed(decimals));

// TMDB gives up to three decimals; most titles make do with one, which keeps the catalogue small.
const figure = (rolls: Dice, from: number, to: number): number =>
  round(from + rolls.roll() * (to - from), rolls.chance(0.12) ? 3 : 1);

const acclaimed = (rolls: Dice): Reception => ({ rating: figure(rolls, 8, 8.24), votes: rolls.between(1_000, 5_200) });
const cherished = (rolls: Dice): Reception => ({ rating: figure(rolls, 8.3, 9), votes: rolls.between(24, 880) });
const ordinary = (rolls: Dice): Reception => ({
  // The sum of three rolls clusters around its middle.
  rating: round(3.5 + 4.45 * ((rolls.roll() + rolls.roll() + rolls.roll()) / 3 + (rolls.roll() - 0.35) * 0.35), 1),
  votes: Math.round(10 ** (1.2 + 2.5 * rolls.roll())),
});
const clamp = ({ rating, votes }: Reception): Reception => ({ rating: Math.min(7.9, Math.max(3.5, rating)), votes });

const rolledReception = (seed: TitleSeed): Reception => {
  const rolls = dice(`${seed.slug} reception`);
  const sort = rolls.roll();
  if (seed.formulaic || seed.when === 'now') return clamp(ordinary(rolls));
  if (sort < 0.16) return acclaimed(rolls);
  return sort < 0.22 ? cherished(rolls) : clamp(ordinary(rolls));
};

/** What audiences made of it. Nobody has voted for what nobody has seen. */
export const reception = (seed: TitleSeed, released: boolean): Reception => {
  if (!released) return { rating: 0, votes: 0 };
  return seed.rating !== undefined && seed.votes !== undefined
    ? { rating: seed.rating, votes: seed.votes }
    : rolledReception(seed);
};
