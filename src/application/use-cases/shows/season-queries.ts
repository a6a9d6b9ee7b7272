import type { Season } from '#domain/shows/season.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import type { ShowCatalog } from '../../ports/catalog/show-catalog.ts';
import { loadableQuery, type LoadableQuery } from '../../queries/loadable-query.ts';
import { QueryCache } from '../../queries/query-cache.ts';
import type { RequestRunner } from '../../requests/request-runner.ts';
import type { TitleCache } from '../facts/title-cache.ts';

export interface SeasonQueriesDeps {
  readonly showCatalog: ShowCatalog;
  readonly requestRunner: RequestRunner;
  /** Keeps what a season's page was answered: lists need not ask for it. */
  readonly titleCache: Pick<TitleCache, 'notePageSeason'>;
}

/** A show with one of its seasons. */
export interface ShowSeason {
  readonly details: TitleDetails;
  /** Undefined where the show has no such season. */
  readonly season: Season | undefined;
}

/** Enough for a long way back. */
const CACHED = 40;

/** Seasons, as screens look at them. What was loaded once is asked for no more in this visit. */
export class SeasonQueries {
  private readonly seasons = new QueryCache<LoadableQuery<ShowSeason>>(CACHED);

  constructor(private readonly deps: SeasonQueriesDeps) {}

  /** By one request. A failure is told in its own place alone. @param show its number */
  seasonOf(show: number, season: number): LoadableQuery<ShowSeason> {
    return this.seasons.get(`${show}/${season}`, () =>
      loadableQuery(this.deps.requestRunner, {
        call: async (signal) => {
          const answer = await this.deps.showCatalog.seasonsOf(show, [season], signal);
          this.deps.titleCache.notePageSeason(season, answer);
          return {
            details: answer.details,
            season: answer.seasons.find(({ season_number }) => season_number === season),
          };
        },
        policy: 'detail',
      }),
    );
  }
}
