import { takeBack } from '#domain/library/taking-back/take-back.ts';
import { firstSlice, inSlices } from '../time/in-slices.ts';
import type { TakeBack, Undo } from './undo.ts';

/**
 * Takes back what an act did item by item, and leaves what came after (product.md, Lists: late undo). Little is taken back at once; the
 * page is never held up.
 */
const takeBackItems: TakeBack = async ({ before, after }, session) => {
  for (;;) {
    const now = session.library;
    const steps = takeBack({ before, after, now });
    const [action = await inSlices(steps, session.clock)] = firstSlice(steps, session.clock);
    // Something may have been done meanwhile.
    if (session.library === now) return void session.dispatch(action);
  }
};

/** The undo that does so. The first route has only the plain one. */
export const byItems =
  (undo: Undo): Undo =>
  (takesBack = takeBackItems) =>
    undo(takesBack);
