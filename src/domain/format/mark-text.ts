import { isSeen, RATING_MAX, type Mark } from '../library/marks/mark.ts';

/** What is said of a marked title beside its facts (product.md, Marks: cards). Empty where there is nothing to say. */
export const markText = (mark: Mark | undefined): string => {
  const seen = mark && isSeen(mark) ? 'Seen' : '';
  if (mark?.rating === undefined) return seen;
  const rated = `your rating ${mark.rating} of ${RATING_MAX}`;
  return seen ? `${seen}, ${rated}` : `Y${rated.slice(1)}`;
};
