import { useEffect } from 'react';
import type { StatefulQuery, Query } from '#application/queries/stateful-query.ts';
import { useCurrent } from './use-current.ts';

/** Keeps a query active while the component is shown, unless it is to wait. */
export const useActiveQuery = (query: Query, isReady = true): void => {
  useEffect(() => (isReady ? query.activate() : undefined), [query, isReady]);
};

/** The state of a query, which is active while the component is shown, unless it is to wait. */
export const useQuery = <State>(query: StatefulQuery<State>, isReady = true): State => {
  useActiveQuery(query, isReady);
  return useCurrent(query.state$, () => query.state);
};
