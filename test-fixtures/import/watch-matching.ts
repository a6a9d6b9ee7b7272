import type { Matching, MatchState } from '#application/use-cases/import/import-facade.ts';
import { titleKey } from '#domain/title.ts';

/** Looks at a matching, and keeps what it told. */
export const watchMatching = (matching: Matching) => {
  const states: MatchState[] = [];
  let isComplete = false;
  const subscription = matching.state$.subscribe({
    next: (state) => states.push(state),
    complete: () => (isComplete = true),
  });
  const last = (): MatchState => {
    const state = states.at(-1);
    if (!state) throw new Error('Nothing was told.');
    return state;
  };
  return {
    states,
    last,
    isComplete: () => isComplete,
    /** What became of each title, in the order of the file. */
    outcomes: () => last().matches.map((match) => (match.kind === 'found' ? titleKey(match.title) : match.kind)),
    leave: () => subscription.unsubscribe(),
  };
};
