import { combineLatest, map, type Observable } from 'rxjs';
import type { Title } from '#domain/title.ts';
import type { LoadableQuery } from './loadable-query.ts';

/** All titles that these queries have loaded so far, in their order. Emits at once. */
export const titlesOf$ = (queries: readonly LoadableQuery<readonly Title[]>[]): Observable<readonly Title[]> =>
  combineLatest(queries.map(({ state$ }) => state$)).pipe(
    map((states) => states.flatMap((state) => (state.status === 'loaded' ? state.value : []))),
  );
