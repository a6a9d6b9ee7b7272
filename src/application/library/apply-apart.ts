import { apply } from '#domain/library/apply.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import type { Clock } from '../ports/clock.ts';
import { nextTask } from '../time/next-task.ts';

/** With more actions, what a change makes of the library is a task of its own, and so are writing it and showing it. */
const AT_ONCE = 100;

export const isGreat = (action: LibraryAction): boolean => action.kind === 'batch' && action.actions.length > AT_ONCE;

/** What a great action makes of a library: in a task of its own, with one after it. */
export const applyApart = async (
  library: Library,
  action: LibraryAction,
  clock: Pick<Clock, 'scheduler'>,
): Promise<Library> => {
  await nextTask(clock);
  const after = apply(library, action);
  await nextTask(clock);
  return after;
};
