import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import type { WatchOptions } from '../../ports/catalog/watch-options.ts';

/** Of a catalogue that does not know where its titles can be watched. */
export const NO_WATCH_OPTIONS: WatchOptions = {
  regions: async () => [],
  services: async () => [],
  optionsOf: async () => NO_OFFERS,
};
