import type { TitlesFacade } from '#application/use-cases/titles/titles-facade.ts';
import type { Franchise } from '#domain/details/franchise.ts';
import { useLateQuery, type AskedLate } from '../../hooks/code/use-late-query.ts';

/** A series as it is asked for. */
export type AskedFranchise = AskedLate<Franchise>;

interface UsedFranchise {
  readonly asked: AskedFranchise;
  /** Undefined while its code is on its way. */
  readonly titles: TitlesFacade | undefined;
  readonly retry: () => void;
}

/** A series of movies, once it is needed (product.md, Provider calls: franchise). */
export const useFranchise = (id: number, isNeeded: boolean): UsedFranchise => {
  const { facade, ...used } = useLateQuery('titles', ({ queries }) => queries.franchiseOf(id), isNeeded);
  return { ...used, titles: facade };
};
