import { dice } from '../dice.ts';
import type { TitleSeed } from './title-seed.ts';

const showStatus = ({ slug }: TitleSeed, date: string): string => {
  const roll = dice(`${slug} status`).roll();
  if (date >= '2021') return roll < 0.85 ? 'Returning Series' : 'Canceled';
  if (date >= '2013') return roll < 0.35 ? 'Returning Series' : roll < 0.8 ? 'Ended' : 'Canceled';
  return 'Ended';
};

/** As the provider words it; undefined where it says nothing. */
export const statusOf = (seed: TitleSeed, released: boolean, date: string | undefined): string | undefined => {
  if (released && date) return seed.type === 'movie' ? 'Released' : showStatus(seed, date);
  if (!date) return dice(`${seed.slug} status`).pick(['Planned', 'Rumored', '']) || undefined;
  return date < '2027-06' ? 'Post Production' : 'In Production';
};
