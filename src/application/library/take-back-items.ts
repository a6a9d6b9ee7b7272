import { apply } from '#domain/library/apply.ts';
import { takeBack } from '#domain/library/taking-back/take-back.ts';
import { firstSlice, inSlices } from '../time/in-slices.ts';
import { stepsSince, type Act } from './acts.ts';
import { applyApart, isGreat } from './apply-apart.ts';
import type { Undo, UndoSession } from './undo.ts';

/**
 * Takes acts back item by item, and leaves later changes (product.md, Lists: late undo). A small act is taken back at once. A great
 * one is spread over tasks, so that the page goes on. Never rejects. @param acts oldest first
 */
export const takeBackItems = async (acts: readonly Act[], session: UndoSession): Promise<void> => {
  const [first] = acts;
  if (!first) return;
  for (;;) {
    const now = session.library;
    const steps = takeBack(first.before, [...stepsSince(acts), { library: now, isTakenBack: false }]);
    const [action = await inSlices(steps, session.clock)] = firstSlice(steps, session.clock);
    const after = isGreat(action) ? await applyApart(now, action, session.clock) : apply(now, action);
    // The library may have changed meanwhile.
    if (session.library === now) return session.takeBack(acts, action, after);
  }
};

/** The undo that takes an act back item by item. The first route has only the undo by the inverse. */
export const byItems =
  (undo: Undo): Undo =>
  (takesBack = (act, session) => takeBackItems([act], session)) =>
    undo(takesBack);
