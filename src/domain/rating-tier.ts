import type { Title } from './title.ts';

type RatingTier = 'good' | 'fair' | 'poor' | 'none';
type Rated = Pick<Title, 'vote_average' | 'vote_count'>;

const GOOD = 8;
const FAIR = 6;

/** To one decimal, or 'N/A' where nobody voted (product.md, Lists: item facts). */
export const ratingText = ({ vote_average }: Rated): string => (vote_average > 0 ? vote_average.toFixed(1) : 'N/A');

/** Green from 8, yellow from 6, else red, judged by the figure that is shown (product.md, Cards: rating badge). */
export const ratingTier = (rated: Rated): RatingTier => {
  if (!(rated.vote_average > 0)) return 'none';
  const shown = Number(ratingText(rated));
  return shown >= GOOD ? 'good' : shown >= FAIR ? 'fair' : 'poor';
};
