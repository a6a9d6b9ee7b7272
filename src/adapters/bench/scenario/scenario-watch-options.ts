import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { WatchOptions } from '#application/ports/catalog/watch-options.ts';
import type { WatchOffers } from '#domain/watch/watch-offers.ts';
import type { WatchRegion } from '#domain/watch/watch-region.ts';
import type { WatchService } from '#domain/watch/watch-service.ts';
import { offersEndpoint, servicesEndpoint, WATCH_REGIONS } from '../../tmdb/watch-endpoint.ts';
import type { Answerer } from './question.ts';

/** Watch options that answer every call in another's way. */
export class ScenarioWatchOptions implements WatchOptions {
  constructor(
    private readonly inner: WatchOptions,
    private readonly other: Answerer,
  ) {}

  regions(signal: AbortSignal): Promise<readonly WatchRegion[]> {
    const { path } = WATCH_REGIONS;
    return this.other.answer({ call: 'regions', path, about: [], signal }, () => this.inner.regions(signal));
  }

  services(region: string, signal: AbortSignal): Promise<readonly WatchService[]> {
    // TMDB is asked for movies and for shows.
    const { path } = servicesEndpoint('movie', region);
    return this.other.answer({ call: 'services', path, about: [region], signal }, () =>
      this.inner.services(region, signal),
    );
  }

  optionsOf(title: TitleId, region: string, signal: AbortSignal): Promise<WatchOffers> {
    const { path } = offersEndpoint(title);
    return this.other.answer({ call: 'optionsOf', path, about: [title, region], signal }, () =>
      this.inner.optionsOf(title, region, signal),
    );
  }
}
