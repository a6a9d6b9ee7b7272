import * as v from 'valibot';
import type { Video } from '#domain/video.ts';
import { flag, text } from './answer-fields.ts';
import { mapToList, type ItemMapping } from './map-to-list.ts';

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

const Spoken = v.object({ iso_639_1: v.string() });

/** Of an answer the videos in a language; one that says none is in the language that was asked for. */
export const videosSpoken = (raw: unknown, language: string): readonly Video[] =>
  mapToList(raw, {
    ...VIDEOS,
    mapItem: (item) => (v.is(Spoken, item) && item.iso_639_1 !== language ? undefined : mapToVideo(item)),
  });
