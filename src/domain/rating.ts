import type { Title } from './title.ts';

export type RatingTier = 'good' | 'fair' | 'poor' | 'none';
type Rated = Pick<Title, 'vote_average' | 'vote_count'>;

const GOOD = 8;
const FAIR = 6;

/** To one decimal, or 'N/A' where nobody voted (spec section 2). */
export const ratingText = ({ vote_average }: Rated): string =>
  vote_average > 0 ? vote_average.toFixed(1) : 'N/A';

/** Spec section 9: 8 or more green, 6 or more yellow, else red; judged by the figure that is shown. */
export const ratingTier = (rated: Rated): RatingTier => {
  if (!(rated.vote_average > 0)) return 'none';
  const shown = Number(ratingText(rated));
  return shown >= GOOD ? 'good' : shown >= FAIR ? 'fair' : 'poor';
};
