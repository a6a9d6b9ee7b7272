import { isRating } from '../../library/mark-limits.ts';
import { RATING_MAX } from '../../library/mark.ts';
import { textOf } from './fields.ts';

/** A rating as it is kept, 1 to 10 and whole; undefined for none. @param best the best rating of its scale */
export const readRating = (value: unknown, best = RATING_MAX): number | undefined => {
  const rating = Math.round((Number(textOf(value).replace(',', '.')) * RATING_MAX) / best);
  return isRating(rating) ? rating : undefined;
};
