import type { TitleId } from '#application/ports/movie-catalog.ts';
import type { WatchOptions } from '#application/ports/watch-options.ts';
import type { WatchOffers } from '#domain/watch/watch-offers.ts';
import type { WatchRegion } from '#domain/watch/watch-region.ts';
import type { WatchService } from '#domain/watch/watch-service.ts';
import type { Misbehaviour } from './misbehaviour.ts';

/** Watch options that answer every call as the current scenario demands. */
export class ScenarioWatchOptions implements WatchOptions {
  constructor(
    private readonly inner: WatchOptions,
    private readonly misbehaviour: Misbehaviour,
  ) {}

  regions(signal: AbortSignal): Promise<readonly WatchRegion[]> {
    return this.misbehaviour.answer({ call: 'regions', about: [], signal }, () => this.inner.regions(signal));
  }

  services(region: string, signal: AbortSignal): Promise<readonly WatchService[]> {
    return this.misbehaviour.answer({ call: 'services', about: [region], signal }, () =>
      this.inner.services(region, signal),
    );
  }

  optionsOf(title: TitleId, region: string, signal: AbortSignal): Promise<WatchOffers> {
    return this.misbehaviour.answer({ call: 'optionsOf', about: [title, region], signal }, () =>
      this.inner.optionsOf(title, region, signal),
    );
  }
}
