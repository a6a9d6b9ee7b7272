import * as v from 'valibot';
import { isFields, type Fields } from '#domain/fields.ts';
import { uniqueBy } from '#domain/util/unique-by.ts';
import type { WatchService } from '#domain/watch/watch-offers.ts';
import { mapToList } from '../map-to-list.ts';
import { mapToWatchService, WATCH_SERVICE_FIELDS } from './watch-service-fields.ts';

interface RankedService {
  readonly service: WatchService;
  /** Its place in the country; the last one where TMDB gives none. */
  readonly rank: number;
}

const rank = v.fallback(
  v.pipe(
    v.number(),
    v.check((value) => Number.isFinite(value)),
  ),
  Number.MAX_VALUE,
);
const ranks = v.fallback(v.custom<Fields>(isFields), {});
const RawService = v.object({ ...WATCH_SERVICE_FIELDS, display_priority: rank, display_priorities: ranks });

const mapToRanked = (item: unknown, region: string): RankedService | undefined => {
  const { success, output } = v.safeParse(RawService, item);
  if (!success) return undefined;
  const own = output.display_priorities[region];
  return { service: mapToWatchService(output), rank: typeof own === 'number' ? own : output.display_priority };
};

/** The services of several answers as one list, each once, in TMDB's order for the country. */
export const mapToWatchServices = (raws: readonly unknown[], region: string): readonly WatchService[] => {
  const ranked = raws.flatMap((raw) =>
    mapToList(raw, { mapItem: (item) => mapToRanked(item, region), keyOf: ({ service }) => service.id }),
  );
  const services = ranked.toSorted((a, b) => a.rank - b.rank).map(({ service }) => service);
  return uniqueBy(services, ({ id }) => id);
};
