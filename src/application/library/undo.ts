import { apply, inverse } from '#domain/library/apply.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import type { Clock } from '../ports/clock.ts';
import { stepsSince, type Act } from './acts.ts';

/** The part of the session in which an act is taken back. */
export interface UndoSession {
  readonly library: Library;
  readonly clock: Clock;
  /** By a change that does so. @param after what it makes of the library, where that is known */
  takeBack(acts: readonly Act[], action: LibraryAction, after?: Library): void;
}

/** Takes an act back. Never rejects. */
type TakeBack = (act: Act, session: UndoSession) => Promise<void>;

/**
 * Takes an act back, each item to its place; does nothing the second time. Never rejects.
 * @param takeBack the way to take it back. Without it, the act's inverse: that is right for the removal of one title.
 */
export type Undo = (takeBack?: TakeBack) => Promise<void>;

const invert: TakeBack = async (act, session) => {
  const { action, before } = act;
  // What was put back since, and removed once more, is as that left it.
  if (stepsSince([act]).every(({ library, isTakenBack }) => isTakenBack || apply(library, action) === library))
    session.takeBack([act], inverse(before, action));
};

export const undoOf = (act: Act, session: UndoSession): Undo => {
  let isUndone = false;
  return async (takeBack = invert) => {
    if (isUndone) return;
    isUndone = true;
    await takeBack(act, session);
  };
};
