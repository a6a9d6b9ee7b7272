import { runsNames } from './rounds.ts';
import { seenBetween, type WatchedShow } from './watched-show.ts';

/** Whether something of a show was seen, and it was not stopped (product.md, Shows: following). */
const isFollowed = (show: WatchedShow): boolean => show.stoppedAt === undefined && runsNames(show).length > 0;

/** Followed shows, the one of which an episode was seen last first (product.md, Up next: order). */
export const followedShows = (episodes: readonly WatchedShow[]): readonly WatchedShow[] =>
  episodes
    .filter(isFollowed)
    .map((show, place) => ({ show, place, day: seenBetween(show)[1] }))
    .toSorted((a, b) => (a.day === b.day ? b.place - a.place : a.day < b.day ? 1 : -1))
    .map(({ show }) => show);
