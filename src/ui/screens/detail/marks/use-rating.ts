import { useState } from 'react';
import { useMark } from '../../../hooks/use-mark.ts';
import type { MarkActionProps } from './mark-action.ts';

interface Rating {
  /** As it is shown: chosen, or kept. Undefined where there is none. */
  readonly rating: number | undefined;
  readonly choose: (rating: number) => void;
  readonly clear: () => void;
}

/** The visitor's own rating of a title (product.md, Marks: rating). */
export const useRating = ({ title, marks: { rateTitle } }: MarkActionProps): Rating => {
  const kept = useMark(title)?.rating;
  const [chosen, setChosen] = useState<number>();
  if (chosen !== undefined && chosen === kept) setChosen(undefined);
  return {
    rating: chosen ?? kept,
    choose: (rating) => {
      setChosen(rating);
      rateTitle.execute(title, rating);
    },
    clear: () => {
      setChosen(undefined);
      rateTitle.clear(title);
    },
  };
};
