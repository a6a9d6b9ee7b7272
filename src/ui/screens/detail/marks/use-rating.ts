import { useState } from 'react';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { useMark } from '../../../hooks/use-mark.ts';
import { useMarks } from '../../../hooks/use-marks.ts';

interface Rating {
  /** As it is shown: chosen, or kept. Undefined where there is none. */
  readonly rating: number | undefined;
  readonly choose: (rating: number) => void;
  readonly clear: () => void;
}

/** The visitor's own rating of a title (product.md, Marks: rating). */
export const useRating = (title: StoredTitle): Rating => {
  const kept = useMark(title)?.rating;
  const withMarks = useMarks();
  const [chosen, setChosen] = useState<number>();
  if (chosen !== undefined && chosen === kept) setChosen(undefined);
  const forget = () => setChosen(undefined);

  const choose = async (rating: number) => {
    setChosen(rating);
    const isDone = await withMarks(({ rateTitle }) => rateTitle.execute(title, rating));
    if (!isDone) forget();
  };
  const clear = () => {
    forget();
    void withMarks(({ rateTitle }) => rateTitle.clear(title));
  };
  return { rating: chosen ?? kept, choose: (rating) => void choose(rating), clear };
};
