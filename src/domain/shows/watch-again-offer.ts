import type { SeasonProgress } from './season-progress.ts';
import type { ShowSeen } from './seen-episodes.ts';

export type WatchAgainOffer = 'begin' | 'stop';

/** What each is called, wherever it is offered (product.md, Shows: rounds). */
export const WATCH_AGAIN_TEXT: Readonly<Record<WatchAgainOffer, string>> = {
  begin: 'Watch it again',
  stop: 'Stop watching it again',
};

/**
 * Whether a further round of a show can begin, or the one that runs can be stopped; undefined for a show that was not seen
 * (product.md, Shows: rounds).
 * @param seen by the round that runs. @param progress of the show, where it is known
 */
export const watchAgainOffer = (
  { ever, mark }: Pick<ShowSeen, 'ever' | 'mark'>,
  progress: SeasonProgress | undefined,
): WatchAgainOffer | undefined => {
  if (ever) return 'stop';
  const isWhole = progress !== undefined && progress.seen === progress.total;
  return isWhole || mark?.seenAt !== undefined ? 'begin' : undefined;
};
