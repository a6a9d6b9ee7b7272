import * as v from 'valibot';
import type { WatchService } from '#domain/watch/watch-offers.ts';
import { id, imagePath, name } from '../answer-fields.ts';

/** The fields of a service, wherever TMDB speaks of one. */
export const WATCH_SERVICE_FIELDS = { provider_id: id, provider_name: name, logo_path: imagePath };

const RawWatchService = v.object(WATCH_SERVICE_FIELDS);

export const mapToWatchService = (raw: v.InferOutput<typeof RawWatchService>): WatchService => ({
  id: raw.provider_id,
  name: raw.provider_name,
  logoPath: raw.logo_path,
});
