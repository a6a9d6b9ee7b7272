import { takeBack } from '#domain/library/taking-back/take-back.ts';
import { firstSlice, inSlices } from '../time/in-slices.ts';
import { stepsSince, type Act } from './acts.ts';
import type { Undo, UndoSession } from './undo.ts';

/**
 * Takes back what acts did item by item, and leaves what came after (product.md, Lists: late undo). Little is taken back at once; the
 * page is never held up. Never rejects. @param acts oldest first
 */
export const takeBackItems = async (acts: readonly Act[], session: UndoSession): Promise<void> => {
  const [first] = acts;
  if (!first) return;
  for (;;) {
    const now = session.library;
    const steps = takeBack(first.before, [...stepsSince(acts), { library: now, isTakenBack: false }]);
    const [action = await inSlices(steps, session.clock)] = firstSlice(steps, session.clock);
    // Something may have been done meanwhile.
    if (session.library === now) return session.takeBack(acts, action);
  }
};

/** The undo that does so. The first route has only the plain one. */
export const byItems =
  (undo: Undo): Undo =>
  (takesBack = (act, session) => takeBackItems([act], session)) =>
    undo(takesBack);
