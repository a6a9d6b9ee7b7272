import type { Video } from '../video.ts';

const YOUTUBE = 'https://www.youtube.com';

/** The page of a video on YouTube; where there is none, what YouTube finds for the title (product.md, Trailer: YouTube). */
export const youtubeUrl = (name: string, video?: Pick<Video, 'key'>): string =>
  video
    ? `${YOUTUBE}/watch?v=${encodeURIComponent(video.key)}`
    : `${YOUTUBE}/results?search_query=${encodeURIComponent(`${name} trailer`.toWellFormed())}`;
