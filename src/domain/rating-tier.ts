import { isSeen, type Mark } from './library/marks/mark.ts';
import { hasRating, type Title } from './title.ts';

type RatingTier = 'good' | 'fair' | 'poor' | 'none';
export type Rated = Pick<Title, 'vote_average' | 'vote_count'>;

const GOOD = 8;
const FAIR = 6;

/** To one decimal, or 'N/A' where nobody voted (product.md, Lists: item facts). */
export const ratingText = (rated: Rated): string => (hasRating(rated) ? rated.vote_average.toFixed(1) : 'N/A');

/** Green from 8, yellow from 6, else red, judged by the figure that is shown (product.md, Cards: rating badge). */
export const ratingTier = (rated: Rated): RatingTier => {
  if (!hasRating(rated)) return 'none';
  const shown = Number(ratingText(rated));
  return shown >= GOOD ? 'good' : shown >= FAIR ? 'fair' : 'poor';
};

/** Whether a title's rating is hidden: before it was seen, where the visitor has chosen so (product.md, Ratings: once seen). */
export const isRatingVeiled = (isVeiling: boolean, mark: Mark | undefined): boolean => isVeiling && !isSeen(mark ?? {});
