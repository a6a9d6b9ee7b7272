import { type Dispatch, useMemo } from 'react';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { Title } from '#domain/title.ts';
import type { ImportEvent } from '../import-flow.ts';
import type { ImportReview } from '../import-review.ts';
import type { ImportActions } from './import-actions.ts';

interface Reviewing {
  readonly review: ImportReview;
  readonly dispatch: Dispatch<ImportEvent>;
  readonly facade: ImportFacade;
}

/** What the visitor can do in the review. It stays the same, so that no row is drawn again for another's sake. */
export const useReviewActions = ({ review, dispatch, facade }: Reviewing): ImportActions => {
  const { gainOf, matches } = review;
  return useMemo(() => {
    /** Asks where the catalogue has the episodes of another show than was found. */
    const place = async (at: number, title: Title): Promise<void> => {
      const imported = matches[at]?.match.imported;
      if (!imported || facade.placed({ imported, title })) return;
      await facade.place({ imported, title });
      dispatch({ kind: 'placed', at, title });
    };
    return {
      pick: (at, title) => {
        dispatch({ kind: 'pick', at, title });
        if (title) void place(at, title);
      },
      search: (name) => facade.search(name),
      gainOf,
    };
  }, [gainOf, matches, dispatch, facade]);
};
