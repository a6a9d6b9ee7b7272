import type { EpisodesMarked, ShowStopped } from '../library/library-change.ts';

const rankOf = (action: EpisodesMarked | ShowStopped): number => {
  if (action.kind === 'show-stopped') return action.stoppedAt === null ? 3 : 0;
  return action.runs === '' ? 2 : 1;
};

/** The changes with those before that say something: a show of which nothing is said for a moment would lose its place. */
export const keptFirst = <Action extends EpisodesMarked | ShowStopped>(actions: readonly Action[]): readonly Action[] =>
  actions.toSorted((a, b) => rankOf(a) - rankOf(b));
