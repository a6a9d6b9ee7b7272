import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { WatchOptions } from '#application/ports/catalog/watch-options.ts';
import { notThere } from '#domain/catalog-failure.ts';
import { composeOffers } from '#domain/watch/compose-offers.ts';
import { NO_OFFERS, type WatchOffers, type WatchService } from '#domain/watch/watch-offers.ts';
import { isRegionCode, type WatchRegion } from '#domain/watch/watch-region.ts';
import { answerLater } from '../answer-later.ts';
import type { DemoData } from '../demo-data.ts';
import { findTitle } from '../demo-index.ts';
import { demoOffers } from './demo-offers.ts';
import { DEMO_REGIONS, DEMO_SERVICES, toService, type DemoService } from './demo-services.ts';

/** Where the titles of the demo can be watched: on services that do not exist, so that no page tells of it. */
export class DemoWatchOptions implements WatchOptions {
  constructor(
    private readonly data: DemoData,
    private readonly known: readonly DemoService[] = DEMO_SERVICES,
  ) {}

  regions(signal: AbortSignal): Promise<readonly WatchRegion[]> {
    return answerLater(signal, () => DEMO_REGIONS);
  }

  services(region: string, signal: AbortSignal): Promise<readonly WatchService[]> {
    return answerLater(signal, () => this.known.filter(({ regions }) => regions.includes(region)).map(toService));
  }

  optionsOf(title: TitleId, region: string, signal: AbortSignal): Promise<WatchOffers> {
    return answerLater(signal, () => {
      if (!isRegionCode(region)) return NO_OFFERS;
      const demo = findTitle(this.data, title);
      if (!demo) throw notThere();
      return composeOffers(demoOffers(demo, region, this.known), null);
    });
  }
}
