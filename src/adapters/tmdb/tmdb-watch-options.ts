import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { WatchOptions } from '#application/ports/catalog/watch-options.ts';
import { NO_OFFERS, type WatchOffers, type WatchService } from '#domain/watch/watch-offers.ts';
import { isRegionCode, type WatchRegion } from '#domain/watch/watch-region.ts';
import { assertId } from './assert-id.ts';
import { aborted } from './client/aborted.ts';
import type { TmdbClient } from './client/tmdb-client.ts';
import { mapToWatchOffers } from './mapping/watch/map-to-watch-offers.ts';
import { mapToWatchRegions } from './mapping/watch/map-to-watch-regions.ts';
import { mapToWatchServices } from './mapping/watch/map-to-watch-services.ts';
import { offersEndpoint, servicesEndpoint, WATCH_REGIONS } from './watch-endpoint.ts';

/** Where titles can be watched, by TMDB's `/watch/providers`, which is JustWatch's data. */
export class TmdbWatchOptions implements WatchOptions {
  constructor(private readonly client: TmdbClient) {}

  async regions(signal: AbortSignal): Promise<readonly WatchRegion[]> {
    return mapToWatchRegions(await this.client.fetchJson(WATCH_REGIONS, signal));
  }

  async services(region: string, signal: AbortSignal): Promise<readonly WatchService[]> {
    if (signal.aborted) throw aborted();
    if (!isRegionCode(region)) return [];
    const answers = (['movie', 'tv'] as const).map((type) =>
      this.client.fetchJson(servicesEndpoint(type, region), signal),
    );
    return mapToWatchServices(await Promise.all(answers), region);
  }

  async optionsOf(title: TitleId, region: string, signal: AbortSignal): Promise<WatchOffers> {
    if (signal.aborted) throw aborted();
    if (!isRegionCode(region)) return NO_OFFERS;
    assertId(title.id, signal);
    return mapToWatchOffers(await this.client.fetchJson(offersEndpoint(title), signal), region);
  }
}
