import type { Video } from './video.ts';

/** Where YouTube's player shows a video, starting by itself, without cookies until it plays. */
export const playerUrl = ({ key }: Pick<Video, 'key'>): string =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(key)}?autoplay=1`;
