import type { WatchOptions } from '#application/ports/catalog/watch-options.ts';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';

/** Watch options that know only what a test gives them. */
export const stubWatchOptions = (answers: Partial<WatchOptions> = {}): WatchOptions => ({
  regions: async () => [],
  services: async () => [],
  optionsOf: async () => NO_OFFERS,
  ...answers,
});
