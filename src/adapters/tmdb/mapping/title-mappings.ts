import { mapToCredits } from './map-to-credits.ts';
import { mapToList } from './map-to-list.ts';
import { mapToTitleDetails } from './map-to-title-details.ts';
import { VIDEOS } from './videos.ts';

/** How the answers about one title are read: one chunk, which comes while the provider answers. */
export const TITLE_MAPPINGS = {
  details: mapToTitleDetails,
  credits: mapToCredits,
  videos: (raw: unknown) => mapToList(raw, VIDEOS),
} as const;
