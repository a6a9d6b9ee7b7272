import type { Video } from '../video.ts';
import { PLAYER_ORIGIN } from './player-news.ts';

/**
 * Where YouTube's player shows a video, starting by itself, without cookies until it plays.
 * @param origin that of the page, which the player then tells how it fares
 */
export const playerUrl = ({ key }: Pick<Video, 'key'>, origin: string): string =>
  `${PLAYER_ORIGIN}/embed/${encodeURIComponent(key)}?autoplay=1&enablejsapi=1&origin=${encodeURIComponent(origin)}`;
