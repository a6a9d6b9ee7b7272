import { map } from 'rxjs';
import type { TitleAddress } from '#domain/title-address.ts';
import { titleKey, type Title } from '#domain/title.ts';
import type { Outcome } from '../abortable.ts';
import type { MovieCatalog } from '../ports/movie-catalog.ts';
import { LoadableQuery } from '../queries/loadable-query.ts';
import { QueryCache } from '../queries/query-cache.ts';
import type { Request, RequestRunner } from '../request-runner.ts';

/** 'unknown' where nobody knows a title of this id. */
export type LookedUpTitle = Title | 'unknown';

export interface TitleLookupDeps {
  readonly catalog: Pick<MovieCatalog, 'fetchDetails'>;
  readonly requestRunner: RequestRunner;
}

export type TmdbAddress = Extract<TitleAddress, { readonly kind: 'tmdb' }>;

/** Of what was typed lately. */
const CACHED = 20;
/** An id that is typed grows key by key: who goes on typing asks nothing of the provider. */
const DEBOUNCE_MS = 200;

const unknownIsAnAnswer = (outcome: Outcome<LookedUpTitle>): Outcome<LookedUpTitle> =>
  outcome.status === 'failed' && outcome.error.type === 'not_found' ? { status: 'loaded', value: 'unknown' } : outcome;

/** Finds out which title an address or an id is of (product.md, Search: address). */
export class TitleLookup {
  private readonly queries = new QueryCache<LoadableQuery<LookedUpTitle>>(CACHED);

  constructor(private readonly deps: TitleLookupDeps) {}

  /** The same query for the same address, for a while. */
  of(address: TmdbAddress): LoadableQuery<LookedUpTitle> {
    return this.queries.get(titleKey(address.title), () =>
      this.loadable((signal) => this.deps.catalog.fetchDetails(address.title, signal)),
    );
  }

  private loadable(call: Request<LookedUpTitle>['call']): LoadableQuery<LookedUpTitle> {
    const outcome$ = (debounceMs?: number) =>
      this.deps.requestRunner
        .run({ call, policy: 'detail', ...(debounceMs !== undefined && { debounceMs }) })
        .pipe(map(unknownIsAnAnswer));
    return new LoadableQuery({ load$: outcome$(DEBOUNCE_MS), again$: outcome$() });
  }
}
