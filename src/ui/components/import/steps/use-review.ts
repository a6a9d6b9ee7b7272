import { useEffect, type Dispatch } from 'react';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { TitleMatch } from '#domain/import/title-match.ts';
import type { ImportEvent } from '../import-flow.ts';
import type { IsHere } from '../import-review.ts';
import { takeInSlices } from '../take-in-slices.ts';

interface ReviewToBe {
  /** All of them; undefined while some are to come. */
  readonly matches: readonly TitleMatch[] | undefined;
  readonly facade: ImportFacade;
  readonly dispatch: Dispatch<ImportEvent>;
}

/** Goes on to the review, once all matches are there. */
export const useReview = ({ matches, facade, dispatch }: ReviewToBe): void => {
  useEffect(() => {
    if (!matches) return undefined;
    let isLeft = false;
    const isHere: IsHere = (match) => facade.isHere(match);
    const review = async () => {
      const taken = await takeInSlices(matches, isHere);
      if (!isLeft) dispatch({ kind: 'matched', matches: taken, isHere });
    };
    void review();
    return () => {
      isLeft = true;
    };
  }, [matches, facade, dispatch]);
};
