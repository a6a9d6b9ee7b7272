import { takeBack } from '#domain/library/taking-back/take-back.ts';
import { firstSlice, inSlices } from '../time/in-slices.ts';
import type { TakeBack, Undo } from './undo.ts';

/**
 * Takes an act back item by item, and leaves later changes (product.md, Lists: late undo). A small act is taken back at once. A great
 * one is spread over tasks, so that the page goes on.
 */
const takeBackItems: TakeBack = async ({ before, after }, session) => {
  for (;;) {
    const now = session.library;
    const steps = takeBack({ before, after, now });
    const [action = await inSlices(steps, session.clock)] = firstSlice(steps, session.clock);
    // The library may have changed meanwhile.
    if (session.library === now) return void session.dispatch(action);
  }
};

/** The undo that takes an act back item by item. The first route has only the undo by the inverse. */
export const byItems =
  (undo: Undo): Undo =>
  (takesBack = takeBackItems) =>
    undo(takesBack);
