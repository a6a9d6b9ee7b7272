import { useEffect } from 'react';
import type { StatefulQuery, Query } from '#application/queries/stateful-query.ts';
import { useCurrent } from './use-current.ts';

/** Keeps a query active while the component is shown. */
export const useActiveQuery = (query: Query): void => {
  useEffect(() => query.activate(), [query]);
};

/** The state of a query, which is active while the component is shown. */
export const useQuery = <State>(query: StatefulQuery<State>): State => {
  useActiveQuery(query);
  return useCurrent(query.state$, () => query.state);
};
