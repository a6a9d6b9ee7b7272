import type { Franchise } from '#domain/details/franchise.ts';
import { useLateQuery, type AskedLate } from '../../hooks/code/use-late-query.ts';

/** A series as it is asked for. */
export type AskedFranchise = AskedLate<Franchise>;

/** A series of movies, once it is needed (product.md, Provider calls: franchise). */
export const useFranchise = (id: number, isNeeded: boolean) =>
  useLateQuery('titles', ({ queries }) => queries.franchiseOf(id), isNeeded);
