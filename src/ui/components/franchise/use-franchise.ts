import { useState } from 'react';
import type { Loadable } from '#application/queries/loadable-query.ts';
import { PENDING_QUERY } from '#application/queries/pending-query.ts';
import type { TitlesFacade } from '#application/use-cases/titles/titles-facade.ts';
import type { Franchise } from '#domain/franchise.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { useQuery } from '../../hooks/use-query.ts';

const MISSING = { status: 'failed', error: undefined } as const;

/** A series as it is asked for. It failed without an error where the code that asks did not come. */
export type AskedFranchise = Loadable<Franchise> | typeof MISSING;

interface UsedFranchise {
  readonly asked: AskedFranchise;
  /** Undefined while its code is on its way. */
  readonly titles: TitlesFacade | undefined;
  readonly retry: () => void;
}

/** A series of movies, once it is needed (product.md, Provider calls: franchise). */
export const useFranchise = (id: number, isNeeded: boolean): UsedFranchise => {
  const { library } = useApp();
  const [isMissing, setMissing] = useState(false);
  const titles = useModule(
    () => library.open('titles'),
    isNeeded && !isMissing,
    () => setMissing(true),
  );
  const query = titles?.queries.franchiseOf(id) ?? PENDING_QUERY;
  const state = useQuery<Loadable<Franchise>>(query, isNeeded);
  return {
    asked: isMissing ? MISSING : state,
    titles,
    retry: () => (isMissing ? setMissing(false) : query.retry()),
  };
};
