import type { LibraryAction } from '#domain/library/library-change.ts';

/** The kinds of a change's actions, without anything that they say: a batch as its own, each once with how often. */
export const actionKinds = (action: LibraryAction): string => {
  if (action.kind !== 'batch') return action.kind;
  const counts = new Map<string, number>();
  for (const each of action.actions.map(actionKinds)) counts.set(each, (counts.get(each) ?? 0) + 1);
  return `batch of ${[...counts].map(([kind, count]) => (count === 1 ? kind : `${count} ${kind}`)).join(', ')}`;
};
