import type { ShowCatalog, ShowSeasons } from '#application/ports/catalog/show-catalog.ts';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { isFields } from '#domain/fields.ts';
import type { Season } from '#domain/shows/season.ts';
import { assertId } from './assert-id.ts';
import { aborted } from './client/aborted.ts';
import { TmdbClient } from './client/tmdb-client.ts';
import { seasonEndpoint, seasonsEndpoint } from './extras-endpoint.ts';
import { mapToSeason } from './mapping/map-to-season.ts';
import { mapToTitleDetails } from './mapping/map-to-title-details.ts';
import type { TmdbConfig } from './tmdb-config.ts';

const isSeasonNumber = (season: number): boolean => Number.isSafeInteger(season) && season >= 0;

const NOT_THERE = { kind: 'http', status: 404 } as const;

/** Seasons, by TMDB's `/tv/{id}/season/{n}`, and several at once by what is appended to a show's details. */
export class TmdbShowCatalog implements ShowCatalog {
  private readonly client: TmdbClient;

  constructor(config: TmdbConfig, log?: ConsoleLog) {
    this.client = new TmdbClient(config, log);
  }

  async seasonOf(show: number, season: number, signal: AbortSignal): Promise<Season> {
    if (signal.aborted) throw aborted();
    assertId(show);
    if (!isSeasonNumber(season)) throw new CatalogError(NOT_THERE);
    return mapToSeason(await this.client.fetchJson(seasonEndpoint(show, season), signal));
  }

  async seasonsOf(show: number, seasons: readonly number[], signal: AbortSignal): Promise<ShowSeasons> {
    if (signal.aborted) throw aborted();
    assertId(show);
    const asked = seasons.filter(isSeasonNumber);
    const answer: unknown = await this.client.fetchJson(seasonsEndpoint(show, asked), signal);
    const parts = isFields(answer) ? answer : {};
    return {
      details: mapToTitleDetails(answer, 'tv'),
      // What is not there leaves its key out of the answer (tmdb.md, Fields: seasons).
      seasons: asked.flatMap((season) => {
        const part = parts[`season/${season}`];
        return part === undefined ? [] : [mapToSeason(part)];
      }),
    };
  }
}
