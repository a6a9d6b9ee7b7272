import * as v from 'valibot';
import type { Video } from '#domain/video.ts';
import { flag, text } from './answer-fields.ts';
import type { ItemMapping } from './map-to-list.ts';

// Keys go into the player's address, so nothing but a key may pass.
const KEY = /^[\w-]+$/;

const RawVideo = v.object({
  key: v.pipe(
    v.string(),
    v.check((key) => KEY.test(key)),
  ),
  site: v.pipe(v.string(), v.nonEmpty()),
  name: text,
  type: text,
  official: flag,
});

const mapToVideo = (item: unknown): Video | undefined => {
  const { success, output } = v.safeParse(RawVideo, item);
  return success ? output : undefined;
};

export const VIDEOS: ItemMapping<Video> = {
  mapItem: mapToVideo,
  keyOf: ({ site, key }) => `${site} ${key}`,
};
