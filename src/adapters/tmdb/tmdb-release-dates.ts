import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { ReleaseDates } from '#application/ports/catalog/release-dates.ts';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import type { ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import { assertId } from './assert-id.ts';
import { aborted } from './client/aborted.ts';
import { TmdbClient } from './client/tmdb-client.ts';
import { releasesEndpoint } from './extras-endpoint.ts';
import { mapToReleaseDates } from './mapping/map-to-release-dates.ts';
import type { TmdbConfig } from './tmdb-config.ts';

/** On which days movies come out, by TMDB's `/movie/{id}/release_dates`, which has all countries in one answer. */
export class TmdbReleaseDates implements ReleaseDates {
  private readonly client: TmdbClient;

  constructor(config: TmdbConfig, log?: ConsoleLog) {
    this.client = new TmdbClient(config, log);
  }

  async datesOf({ media_type, id }: TitleId, country: string, signal: AbortSignal): Promise<readonly ReleaseDate[]> {
    if (signal.aborted) throw aborted();
    if (media_type !== 'movie' || !isRegionCode(country)) return [];
    assertId(id);
    return mapToReleaseDates(await this.client.fetchJson(releasesEndpoint(id), signal), country);
  }
}
