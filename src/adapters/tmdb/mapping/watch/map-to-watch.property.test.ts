import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { failureOf } from '#domain/catalog-failure.ts';
import { mapToWatchOffers } from './map-to-watch-offers.ts';
import { mapToWatchRegions } from './map-to-watch-regions.ts';
import { mapToWatchServices } from './map-to-watch-services.ts';

it('what TMDB says of where to watch is read, or malformed, and nothing else, whatever it is', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.constantFrom(undefined, Number.NaN, 'x'.repeat(9_000)));
  const answer = fc.oneof(
    anything,
    fc.record({ results: fc.oneof(anything, fc.record({ DE: fc.record({ link: anything, flatrate: anything }) })) }),
    fc.record({ results: fc.array(fc.record({ provider_id: anything, display_priorities: anything })) }),
  );
  const outcome = (read: () => unknown) => {
    try {
      return read() === undefined ? 'nothing' : 'read';
    } catch (error) {
      return failureOf(error)?.kind;
    }
  };
  fc.assert(
    fc.property(answer, (raw) => {
      for (const read of [
        () => mapToWatchOffers(raw, 'DE'),
        () => mapToWatchServices([raw], 'DE'),
        () => mapToWatchRegions(raw),
      ])
        expect(['read', 'malformed']).toContain(outcome(read));
    }),
  );
});
