import type { Franchise } from '#domain/details/franchise.ts';
import type { TitleExtra } from '#domain/details/title-extra.ts';
import { titleKey } from '#domain/title.ts';
import { regionOfLanguages } from '#domain/watch/region-of-languages.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import type { TitleId } from '../../ports/catalog/movie-catalog.ts';
import type { Languages } from '../../ports/languages.ts';
import type { Ports } from '../../ports/port.ts';
import { loadableQuery, type LoadableQuery } from '../../queries/loadable-query.ts';
import { QueryCache } from '../../queries/query-cache.ts';
import type { Request, RequestRunner } from '../../requests/request-runner.ts';
import type { TitleCache } from '../facts/title-cache.ts';

export interface ExtraQueriesDeps extends Pick<Ports, 'titleExtras' | 'franchises'> {
  readonly requestRunner: RequestRunner;
  readonly session: Pick<LibrarySession, 'library'>;
  readonly languages: Languages;
  /** Keeps what a title's page was answered: lists need not ask for it. */
  readonly titleCache: Pick<TitleCache, 'notePageDates'>;
}

/** Enough for a long way back. */
const CACHED = 40;

/** What is asked of a title only when somebody comes near it, as screens look at it. What was loaded once is asked for no more in this visit. */
export class ExtraQueries {
  private readonly extras = new QueryCache<LoadableQuery<TitleExtra>>(CACHED);
  private readonly franchises = new QueryCache<LoadableQuery<Franchise>>(CACHED);

  constructor(private readonly deps: ExtraQueriesDeps) {}

  /** Keywords, pictures and age ratings. */
  extrasOf(title: TitleId): LoadableQuery<TitleExtra> {
    return this.extras.get(titleKey(title), () =>
      this.loadable(async (signal) => {
        const extra = await this.deps.titleExtras.extrasOf(title, signal);
        this.noteDates(title, extra);
        return extra;
      }),
    );
  }

  /** A series of movies with its parts. */
  franchiseOf(id: number): LoadableQuery<Franchise> {
    return this.franchises.get(String(id), () => this.loadable((signal) => this.deps.franchises.partsOf(id, signal)));
  }

  private noteDates(title: TitleId, { releases = {} }: TitleExtra): void {
    const { session, languages, titleCache } = this.deps;
    const country = session.library.preferences.watchRegion ?? regionOfLanguages(languages());
    if (country !== undefined) titleCache.notePageDates(title, country, releases);
  }

  // Without a name for it: a failure is told in its own place alone.
  private loadable<T>(call: Request<T>['call']): LoadableQuery<T> {
    return loadableQuery(this.deps.requestRunner, { call, policy: 'detail' });
  }
}
