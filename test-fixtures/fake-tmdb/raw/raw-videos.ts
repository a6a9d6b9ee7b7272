import type { DemoTitle } from '#adapters/demo/demo-data.ts';

/** The answer of /movie/{id}/videos and /tv/{id}/videos: a list without pages. */
export const rawVideos = ({ id, videos }: DemoTitle) => ({
  id,
  results: videos.map((video, index) => ({
    ...video,
    id: `video-${id}-${index}`,
    iso_639_1: 'en',
    iso_3166_1: 'US',
    size: 1080,
    published_at: '2026-01-01T12:00:00.000Z',
  })),
});
