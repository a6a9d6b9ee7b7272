import * as v from 'valibot';
import { isRegionCode, type WatchRegion } from '#domain/watch/watch-region.ts';
import { name } from '../answer-fields.ts';
import { mapToList } from '../map-to-list.ts';

const RawRegion = v.object({ iso_3166_1: v.pipe(v.string(), v.check(isRegionCode)), english_name: name });

const mapToWatchRegion = (item: unknown): WatchRegion | undefined => {
  const { success, output } = v.safeParse(RawRegion, item);
  return success ? { code: output.iso_3166_1, name: output.english_name } : undefined;
};

export const mapToWatchRegions = (raw: unknown): readonly WatchRegion[] =>
  mapToList(raw, { mapItem: mapToWatchRegion, keyOf: ({ code }) => code });
