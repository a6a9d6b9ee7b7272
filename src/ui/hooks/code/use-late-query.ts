import type { Loadable, LoadableQuery } from '#application/queries/loadable-query.ts';
import { PENDING_QUERY } from '#application/queries/pending-query.ts';
import type { LateFacades } from '#application/use-cases/late-facades.ts';
import { useApp } from '../app-context.ts';
import { useQuery } from '../use-query.ts';
import { useRetriedModule } from './use-retried-module.ts';

const MISSING = { status: 'failed', error: undefined } as const;

/** An answer that late code asks for. It failed without an error where that code did not come. */
export type AskedLate<T> = Loadable<T> | typeof MISSING;

export interface LateQuery<Facade, T> {
  readonly asked: AskedLate<T>;
  /** Undefined while its code is on its way. */
  readonly facade: Facade | undefined;
  readonly retry: () => void;
}

/**
 * A query of a late feature, once it is needed.
 * @param queryOf must give the same query each time
 */
export const useLateQuery = <Name extends keyof LateFacades, T>(
  name: Name,
  queryOf: (facade: LateFacades[Name]) => LoadableQuery<T>,
  isNeeded = true,
): LateQuery<LateFacades[Name], T> => {
  const { library } = useApp();
  const { module: facade, retry } = useRetriedModule(() => library.open(name), isNeeded);
  const query: LoadableQuery<T> = facade ? queryOf(facade) : PENDING_QUERY;
  const state = useQuery<Loadable<T>>(query, isNeeded);
  return {
    asked: retry ? MISSING : state,
    facade,
    retry: retry ?? (() => query.retry()),
  };
};
