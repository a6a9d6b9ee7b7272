import { NEVER } from 'rxjs';
import { LoadableQuery } from './loadable-query.ts';

/** Stands for a query while the code that makes it is on its way: nothing is asked, and it is loading. */
export const PENDING_QUERY: LoadableQuery<never> = new LoadableQuery<never>({ load$: NEVER, again$: NEVER });
